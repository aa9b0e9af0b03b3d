// What building the open card would do beside its printed effect.
import './previews.css';
import type { CardId } from '@maravilha/duel';
import { Icon, scienceMark, type SymbolId } from '../../components/index.ts';
import { asideWords } from '../../base/i18n.ts';
import { cardDef, type Place } from './model.ts';
import type { Play } from './play.ts';
import { previewMove } from './preview.ts';

interface Fact {
  readonly icon: SymbolId;
  readonly words: string;
  /** In the short form the words are for readers and the tooltip only. */
  readonly figure?: string;
}

export interface PreviewProps {
  readonly play: Play;
  readonly card: CardId;
  /** Whether the card could be built now: then the move is thought through. */
  readonly acting: boolean;
  readonly opens: readonly Place[];
  readonly slim: boolean;
}

const factsOf = ({ play, card, acting, opens }: PreviewProps): readonly Fact[] => {
  const words = asideWords();
  const { table, me } = play;
  const facts: Fact[] = [];
  const hidden = opens.filter((p) => p.card === undefined).length;
  const shown = opens.length - hidden;
  if (hidden > 0) facts.push({ icon: 'eye', words: words['preview.reveals']({ count: hidden }), figure: `${hidden}` });
  if (shown > 0) facts.push({ icon: 'flip', words: words['preview.opens']({ count: shown }), figure: `${shown}` });
  const preview = acting ? previewMove(table, { kind: 'build', card }) : undefined;
  if (preview === undefined) return facts;
  const { over, pair, symbols, needed, steps, loot, points, coins } = preview;
  const symbol = cardDef(card).effects.find((effect) => effect.kind === 'science')?.symbol;
  if (over !== undefined) {
    const wins = over.winners.length === 1 && over.winners[0] === table.me;
    facts.unshift({ icon: 'crown', words: wins ? words['preview.wins'] : words['preview.ends'] });
  }
  if (pair) facts.push({ icon: 'progress', words: words['preview.pair'], figure: '+1' });
  if (symbols !== undefined && symbol !== undefined) {
    const text = words['preview.symbol']({ count: symbols, needed });
    facts.push({ icon: scienceMark(symbol), words: text, figure: `${symbols}/${needed}` });
  }
  if (steps > 0) facts.push({ icon: 'shield', words: words['preview.pawn']({ steps }), figure: `+${steps}` });
  if (loot > 0) {
    facts.push({ icon: 'loot', words: words['preview.loot']({ name: play.nameOf(table.foe), count: loot }), figure: `−${loot}` });
  }
  if (points.after !== points.before) {
    facts.push({ icon: 'points', words: words['preview.points'](points), figure: `${points.before} → ${points.after}` });
  }
  if (coins !== me.coins) facts.push({ icon: 'coin', words: words['preview.coins']({ after: coins }), figure: `${me.coins} → ${coins}` });
  return facts;
};

export function Previews(props: PreviewProps) {
  return (
    <div class="effects-ahead" data-ahead>
      {factsOf(props).map(({ icon, words, figure }) => (
        <span key={icon} class={icon === 'crown' ? 'big' : ''} title={words}>
          <Icon id={icon} class="" />
          {props.slim && figure !== undefined && (
            <span class="numerals" aria-hidden="true">
              {figure}
            </span>
          )}
          <span class={props.slim && figure !== undefined ? 'visually-hidden' : ''}>{words}</span>
        </span>
      ))}
    </div>
  );
}

// It comes with the previews: what stands beside an open card is fetched together.
export { load as loadRules } from './card-rules.tsx';
