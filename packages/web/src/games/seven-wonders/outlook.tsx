// What an open card would bring: what changes for me and for whom else, what it is free with, and what it makes free later.
import type { CardId, SevenWondersMove } from '@maravilha/seven-wonders';
import { Icon, scienceMark, type SymbolId } from '../../components/index.ts';
import { chainSymbol } from './chain-signs.ts';
import { cardDef, cityAt, leadsOf, rootsOf, worthNow } from './model.ts';
import { Production } from './pieces/goods.tsx';
import type { Play } from './play.ts';
import { previewMove } from './preview.ts';
import { cardName, roman } from './say.ts';
import { counted } from './seats.tsx';
import { sevenWondersTableWords, sevenWondersWords } from './words.ts';

export interface CardProps {
  readonly play: Play;
  readonly card: CardId;
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));

const SIGN = { win: 'check', lose: 'cross', tie: 'equal' } as const;

/** What the move would bring, in signs and figures, with the names of those whom it touches. */
export function Forecast({ play, move }: { readonly play: Play; readonly move: SevenWondersMove }) {
  const words = sevenWondersTableWords();
  const game = sevenWondersWords();
  const { table } = play;
  const preview = previewMove(table, move);
  if (preview === undefined) return null;
  const { coins, points, shields, losers, loss, wars, symbols, makes } = preview;
  const all: readonly (readonly [SymbolId, string] | false)[] = [
    points.after !== points.before && ['points', words['preview.points']({ before: signed(points.before), after: signed(points.after) })],
    shields.after !== shields.before && ['shield', words['preview.shields'](shields)],
    coins.after !== coins.before && ['coin', words['preview.coins'](coins)],
    losers > 0 && ['debt', words['preview.losers']({ count: losers, loss })],
    ...wars.map(
      ({ war }) =>
        war.kind === 'fight' &&
        ([SIGN[war.outcome], `${play.nameOf(war.foe)}: ${war.mine} × ${war.theirs}, ${game[`war.${war.outcome}`]}`] as const),
    ),
  ];
  const lines = all.filter((line) => line !== false);
  const sold = makes.length > 0 && 'card' in move && /brown|grey/.test(cardDef(move.card).colour);
  if (lines.length + symbols.length + makes.length === 0) return null;
  return (
    <div class="card-note forecast">
      <span class="label">{words['preview.title']}</span>
      {lines.map(([icon, text]) => (
        <span key={text} class="row">
          <Icon id={icon} class="" />
          {text}
        </span>
      ))}
      {counted(symbols).map(([symbol, count]) => (
        <span key={symbol} class="row">
          <Icon id={scienceMark(symbol)} class="" />
          {`${count} × ${game[`symbol.${symbol}`]}`}
        </span>
      ))}
      {makes.length > 0 && <Production goods={makes} />}
      {sold && <span class="whole">{words['preview.sold']({ names: [table.left, table.right].map(play.nameOf) })}</span>}
    </div>
  );
}

function Linked(props: { readonly title: string; readonly cards: ReturnType<typeof leadsOf>; readonly built: readonly CardId[] }) {
  const { title, cards, built } = props;
  if (cards.length === 0) return null;
  return (
    <div class="card-note">
      <span class="label">{title}</span>
      {cards.map(({ chain, to }) => (
        <span key={to} class="row">
          <i class="disc">
            <Icon id={chainSymbol(chain)} class="" />
          </i>
          {cardName(to)} <em>{roman(cardDef(to).age)}</em>
          {built.includes(to) && <Icon id="check" class="" />}
        </span>
      ))}
    </div>
  );
}

/** The cards that make this one free, and those that it makes free later, by name and age; those of my city are marked. */
export function Chains({ play, card }: CardProps) {
  const words = sevenWondersTableWords();
  const { built } = cityAt(play.table, play.table.me);
  return (
    <>
      <Linked title={words['roots.title']} cards={rootsOf(play.table, card)} built={built} />
      <Linked title={words['later.title']} cards={leadsOf(play.table, card)} built={built} />
    </>
  );
}

/** What a card that counts would count now. */
export function Worth({ play, card }: CardProps) {
  const points = worthNow(play.table, card);
  if (points === undefined) return null;
  return (
    <p class="row worth">
      <Icon id="points" class="" />
      {sevenWondersTableWords()['card.worth']({ count: points })}
    </p>
  );
}
