// The open card, in its own place among the others: what it does, what it costs and from whom, what it leads to, and what can be done.
import './open-card.css';
import type { CardId, SevenWondersMove } from '@maravilha/seven-wonders';
import type { ComponentChildren } from 'preact';
import { describeEffects } from '@maravilha/words/seven-wonders';
import { colourMark, Coin, CostRow, glyphRoom, Glyphs, Icon, IconButton } from '../../components/index.ts';
import { Vignette } from '../../components/vignette.tsx';
import { tableWords } from '../../base/i18n.ts';
import { toast } from '../../base/toasts.ts';
import { seatInfo } from '../../table/presence.ts';
import { moodOf } from '../../table/sight.ts';
import { BuildAct, chosenSplit, DeclineAct, SellAct, StageAct } from './actions.tsx';
import { BillList } from './bill.tsx';
import { cardFace } from './faces.ts';
import { Least } from './least.tsx';
import { cityAt, leadsOf, nextStage, rootsOf } from './model.ts';
import { askBuild, askStage, type Offer, offerOf, payOf, priceOf } from './offers.ts';
import { CardRules } from './on-demand.ts';
import type { Play, Subject } from './play.ts';
import { Chains, Forecast, type CardProps, Worth } from './outlook.tsx';
import { capital, cardEffect, cardKind, cardName, priceWords } from './say.ts';
import { sevenWondersTableWords, sevenWondersWords } from './words.ts';

interface LaidProps extends CardProps {
  /** Beside the name. */
  readonly head: ComponentChildren;
  readonly info: ComponentChildren;
  readonly actions?: ComponentChildren;
  readonly class?: string;
}

/** The card laid open: its spine and band as on the small one, then what is said and what can be done. */
function Laid({ card, head, info, actions, class: more = '' }: LaidProps) {
  const face = cardFace(card);
  return (
    <article
      class={`open-card c-${face.colour}${actions === undefined ? ' reading' : ''} ${more}`}
      aria-label={cardName(card)}
      data-open={card}
    >
      <span class="open-spine">
        <Icon id={colourMark(face.colour)} class="colour-mark" />
        <CostRow cost={face.cost} />
        {face.chainIn.map((symbol) => (
          <i key={symbol} class="disc">
            <Icon id={symbol} class="" />
          </i>
        ))}
        <Least card={card} />
      </span>
      <header>
        <span class={glyphRoom(face.glyphs) > 3 ? 'row open-glyphs dense' : 'row open-glyphs'}>
          <Glyphs glyphs={face.glyphs} />
        </span>
        <h3>{cardName(card)}</h3>
        {head}
      </header>
      <div class="open-info" role="region" aria-label={cardName(card)} tabIndex={0}>
        {info}
        <Vignette colour={face.colour} />
      </div>
      {actions !== undefined && <div class="open-actions">{actions}</div>}
    </article>
  );
}

/** Points at the card in the words of the team, where a person is the partner. */
function ShowPartner({ play, card }: CardProps) {
  const words = sevenWondersTableWords();
  const { session, table } = play;
  const info = session.info.value;
  const { partner } = table;
  if (partner === undefined || seatInfo(info, partner)?.kind !== 'person' || info.settings.chat === 'off') return null;
  const name = play.nameOf(partner);
  const show = async (): Promise<void> => {
    if (await session.say({ to: 'team', reaction: 'think', about: card }))
      toast(() => sevenWondersTableWords()['act.shown']({ card: cardName(card), name }));
  };
  return <IconButton icon="team" label={words['act.show']({ name })} class="show-partner" onClick={() => void show()} />;
}

function Close({ play }: { readonly play: Play }) {
  return <IconButton icon="cross" label={tableWords().close} class="close" onClick={() => (play.ui.subject.value = undefined)} />;
}

/** The accent is on the first thing that is possible: build, else the stage, else sell. */
const bestOf = (build: Offer, stage: Offer): 'build' | 'stage' | 'sell' =>
  build.reason.possible ? 'build' : stage.reason.possible ? 'stage' : 'sell';

/** A card of the own hand, to act on. */
export function HandOpen({ play, card }: CardProps) {
  const { table, ui } = play;
  const build = offerOf(table, 'build', card, play.moves);
  const stage = offerOf(table, 'stage', card, play.moves);
  const split = chosenSplit(build, ui.pays.value.build) ?? build.reason.bill?.splits[0];
  const acting = table.mine && (table.view.decision === 'turn' || table.view.decision === 'last-card');
  const move: SevenWondersMove = split === undefined ? { kind: 'build', card } : { kind: 'build', card, pay: split.pay };
  const best = bestOf(build, stage);
  // With little to say the table around it can stay.
  const parts = new Set(build.reason.bill?.resources).size + rootsOf(table, card).length + leadsOf(table, card).length;
  return (
    <Laid
      play={play}
      card={card}
      class={parts <= 4 && build.splits.length < 2 && stage.splits.length < 2 ? 'scant' : ''}
      head={
        <>
          <CardRules card={card} reasons={[build.reason, stage.reason]} />
          <ShowPartner play={play} card={card} />
          <Close play={play} />
        </>
      }
      info={
        <>
          <p>{cardEffect(card)}</p>
          <Worth play={play} card={card} />
          {build.reason.bill !== undefined && <BillList play={play} bill={build.reason.bill} split={split} />}
          {acting && <Forecast play={play} move={move} />}
          <Chains play={play} card={card} />
        </>
      }
      {...(acting && {
        actions: (
          <>
            <BuildAct play={play} offer={build} card={card} best={best === 'build'} />
            <div class={`lesser${table.view.decision === 'last-card' ? ' three' : ''}`}>
              <StageAct play={play} offer={stage} card={card} best={best === 'stage'} />
              <SellAct play={play} card={card} best={best === 'sell'} />
              {table.view.decision === 'last-card' && <DeclineAct play={play} />}
            </div>
          </>
        ),
      })}
    />
  );
}

const whereOf = (play: Play, from: number | 'discard' | 'partner'): string => {
  const words = sevenWondersTableWords();
  if (from === 'discard') return words['read.discard'];
  if (from === 'partner') return words['hand.of']({ name: play.nameOf(play.table.partner ?? 0) });
  return words['city.of']({ name: play.nameOf(from) });
};

/** Any other card, to read. It lies over the hand. */
export function ReadOpen({ play, subject }: { readonly play: Play; readonly subject: Extract<Subject, { kind: 'card' }> }) {
  const { card, from } = subject;
  const { partner } = play.table;
  const price = from === 'partner' && partner !== undefined ? priceWords(priceOf(askBuild(play.table, partner, card))) : undefined;
  return (
    <Laid
      play={play}
      card={card}
      class="over-hand"
      head={
        <>
          <CardRules card={card} />
          <Close play={play} />
        </>
      }
      info={
        <>
          <small>{`${cardKind(card)} · ${whereOf(play, from)}`}</small>
          <p>{cardEffect(card)}</p>
          <Worth play={play} card={card} />
          {price !== undefined && <p>{capital(sevenWondersTableWords()['price.for']({ name: play.nameOf(partner ?? 0), price }))}</p>}
          <Chains play={play} card={card} />
        </>
      }
    />
  );
}

// ---------------------------------------------------------------- a sealed choice

function WaitList({ play }: { readonly play: Play }) {
  const words = sevenWondersTableWords();
  const { table } = play;
  const order = [table.me, table.left, ...table.ring, table.right].filter((seat) => table.awaiting.includes(seat));
  return (
    <ul class="wait-list">
      {order.map((seat) => {
        const mood = moodOf(table, seat);
        return (
          <li key={seat} class={mood === 'ready' ? 'row active' : 'row'}>
            <Icon id={mood === 'ready' ? 'check' : 'hourglass'} class="" />
            <span>{table.seated && seat === table.me ? words['you.capital'] : play.nameOf(seat)}</span>
            <span class="visually-hidden">{words[`mood.${mood}`]}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** What was chosen, for whom we wait, and the way back. */
export function SealedOpen({ play, move }: { readonly play: Play; readonly move: Extract<SevenWondersMove, { card: CardId }> }) {
  const words = sevenWondersTableWords();
  const { table } = play;
  const { card } = move;
  const city = cityAt(table, table.me);
  const next = nextStage(city);
  const stage = move.kind === 'stage' && next !== undefined;
  const title = stage
    ? words['sealed.stage']({ stage: city.stages.length + 1 })
    : words[move.kind === 'sell' ? 'sealed.sell' : 'sealed.build']({ card: cardName(card) });
  const reason = stage ? askStage(table, table.me, card) : move.kind === 'build' ? askBuild(table, table.me, card) : undefined;
  const pay = payOf(move);
  const split = reason?.bill?.splits.find((s) => s.pay.left === pay.left && s.pay.right === pay.right);
  return (
    <Laid
      play={play}
      card={card}
      class="chosen"
      head={
        <span class="row sealed-mark">
          <Icon id="seal" class="" />
          {words['card.chosen']}
        </span>
      }
      info={
        <>
          <p>
            <b>{title}.</b>{' '}
            {move.kind === 'sell' ? (
              <>
                {words['sealed.sell.help']} <Coin n={3} />
              </>
            ) : stage ? (
              `${describeEffects(sevenWondersWords(), next.effects)} ${words['sealed.stage.help']({ card: cardName(card) })}`
            ) : (
              cardEffect(card)
            )}
          </p>
          {reason?.bill !== undefined && <BillList play={play} bill={reason.bill} split={split} />}
          <Forecast play={play} move={move} />
        </>
      }
      actions={
        <>
          <WaitList play={play} />
          <button type="button" class="action change" data-change onClick={() => (play.ui.subject.value = { kind: 'hand', card })}>
            <Icon id="undo" class="" />
            <span>{words['act.change']}</span>
            <small>{words['act.change.help']}</small>
          </button>
        </>
      }
    />
  );
}
