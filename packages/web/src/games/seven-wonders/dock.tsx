// Under the hand: the open card with its actions, the sealed choice while others think, or what happened last.
import './dock.css';
import type { CardId, SevenWondersMove } from '@maravilha/seven-wonders';
import { describeEffects } from '@maravilha/words/seven-wonders';
import { Button, CardFace, Coin, Icon, IconButton, type SymbolId } from '../../components/index.ts';
import { StageLine, WonderBoard } from './pieces/wonder-board.tsx';
import { tableWords } from '../../base/i18n.ts';
import { sevenWondersTableWords, sevenWondersWords } from './words.ts';
import { seatInfo } from '../../table/seats.ts';
import { BuildAct, chosenSplit, DeclineAct, SellAct, StageAct } from './actions.tsx';
import { BillList } from './bill.tsx';
import { LastLine } from './city-parts.tsx';
import { boardFace, cardFace } from './faces.ts';
import { useKeptFocus } from './focus.ts';
import { cityAt, nextStage } from './model.ts';
import { moodOf, waitingFor } from '../../table/sight.ts';
import { askBuild, askStage, offerOf, payOf, priceOf } from './offers.ts';
import { type Play, type Subject } from './play.ts';
import { previewMove } from './preview.ts';
import { boardName, capital, cardEffect, cardKind, cardName, priceWords, roman } from './say.ts';

function Close({ play }: { readonly play: Play }) {
  return <IconButton icon="cross" label={tableWords().close} class="close" onClick={() => (play.ui.subject.value = undefined)} />;
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** What the move would bring, in signs and figures. */
function Previews({ play, move }: { readonly play: Play; readonly move: SevenWondersMove }) {
  const words = sevenWondersTableWords();
  const preview = previewMove(play.table, move);
  if (preview === undefined) return null;
  const { coins, points, shields, losers, loss } = preview;
  const lines: readonly (readonly [SymbolId, string] | false)[] = [
    points.after !== points.before && ['points', words['preview.points']({ before: signed(points.before), after: signed(points.after) })],
    shields.after !== shields.before && ['shield', words['preview.shields'](shields)],
    coins.after !== coins.before && ['coin', words['preview.coins'](coins)],
    losers > 0 && ['debt', words['preview.losers']({ count: losers, loss })],
  ];
  return (
    <p class="effects-ahead">
      {lines.map(
        (line) =>
          line && (
            <span key={line[0]} class="row">
              <Icon id={line[0]} class="" />
              {line[1]}
            </span>
          ),
      )}
    </p>
  );
}

/** A card of the own hand, to act on. */
function HandDock({ play, card }: { readonly play: Play; readonly card: CardId }) {
  const { table, ui } = play;
  const build = offerOf(table, 'build', card, play.moves);
  const stage = offerOf(table, 'stage', card, play.moves);
  const split = chosenSplit(build, ui.pays.value.build) ?? build.reason.bill?.splits[0];
  const acting = table.mine && (table.view.decision === 'turn' || table.view.decision === 'last-card');
  const move: SevenWondersMove = split === undefined ? { kind: 'build', card } : { kind: 'build', card, pay: split.pay };
  return (
    <div class={`dock open${acting ? '' : ' reading'}`} role="region" aria-label={cardName(card)}>
      {play.phone && <CardFace {...cardFace(card)} name={cardName(card)} class="show" />}
      <div class="column dock-text">
        <h3>{cardName(card)}</h3>
        <p>{cardEffect(card)}</p>
        {build.reason.bill !== undefined && <BillList play={play} bill={build.reason.bill} split={split} />}
        {acting && <Previews play={play} move={move} />}
      </div>
      {acting && (
        <>
          <BuildAct play={play} offer={build} card={card} />
          <div class="dock-actions">
            <StageAct play={play} offer={stage} card={card} />
            <div class="dock-extra">
              <SellAct play={play} card={card} />
              {table.view.decision === 'last-card' && <DeclineAct play={play} />}
            </div>
          </div>
        </>
      )}
      <Close play={play} />
    </div>
  );
}

const whereOf = (play: Play, from: number | 'discard' | 'partner'): string => {
  const words = sevenWondersTableWords();
  if (from === 'discard') return words['read.discard'];
  if (from === 'partner') return words['hand.of']({ name: play.nameOf(play.table.partner ?? 0) });
  return words['city.of']({ name: play.nameOf(from) });
};

/** Any other card, to read. */
function ReadDock({ play, subject }: { readonly play: Play; readonly subject: Extract<Subject, { kind: 'card' }> }) {
  const { card, from } = subject;
  const { partner } = play.table;
  const price = from === 'partner' && partner !== undefined ? priceWords(priceOf(askBuild(play.table, partner, card))) : undefined;
  return (
    <div class="dock open reading" role="region" aria-label={cardName(card)}>
      <CardFace {...cardFace(card)} name={cardName(card)} class="show" />
      <div class="column dock-text">
        <h3>{cardName(card)}</h3>
        <small class="where">{`${cardKind(card)} · ${whereOf(play, from)}`}</small>
        <p>{cardEffect(card)}</p>
        {price !== undefined && <p>{capital(sevenWondersTableWords()['price.for']({ name: play.nameOf(partner ?? 0), price }))}</p>}
      </div>
      <Close play={play} />
    </div>
  );
}

// ---------------------------------------------------------------- a sealed choice

function WaitList({ play }: { readonly play: Play }) {
  const { table } = play;
  const order = [table.me, table.left, ...table.ring, table.right].filter((seat) => table.awaiting.includes(seat));
  return (
    <ul class={order.length > 4 ? 'wait-list many' : 'wait-list'}>
      {order.map((seat) => {
        const mood = moodOf(table, seat);
        return (
          <li key={seat} class={mood === 'ready' ? 'row active' : 'row'}>
            <Icon id={mood === 'ready' ? 'check' : 'hourglass'} class="" />
            {table.seated && seat === table.me ? sevenWondersTableWords()['you.capital'] : play.nameOf(seat)}
            <span class="visually-hidden">{sevenWondersTableWords()[`mood.${mood}`]}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** The picture of what was chosen: the stage as it will stand, or the card. */
function Chosen({ play, move, card }: { readonly play: Play; readonly move: SevenWondersMove; readonly card: CardId }) {
  const { board, side, stages } = cityAt(play.table, play.table.me);
  if (move.kind === 'stage' && board !== undefined && side !== undefined) {
    const face = boardFace(board, side);
    const next = face.stages[stages.length];
    return (
      <div class="column stage-tile">
        <WonderBoard face={face} built={stages.length} preview size="neighbour" name={boardName(board)} />
        {next !== undefined && (
          <span class="row next">
            {sevenWondersTableWords()['act.stage']({ stage: roman(stages.length + 1) })}
            <StageLine stage={next} />
          </span>
        )}
      </div>
    );
  }
  return <CardFace {...cardFace(card)} name={cardName(card)} class="show" />;
}

function SealedDock({ play, move }: { readonly play: Play; readonly move: Extract<SevenWondersMove, { card: CardId }> }) {
  const words = sevenWondersTableWords();
  const { table } = play;
  const { card } = move;
  const stages = cityAt(table, table.me).stages.length;
  const title =
    move.kind === 'stage'
      ? words['sealed.stage']({ stage: roman(stages + 1) })
      : words[move.kind === 'sell' ? 'sealed.sell' : 'sealed.build']({ card: cardName(card) });
  const next = nextStage(cityAt(table, table.me));
  const effect = move.kind === 'stage' && next !== undefined ? describeEffects(sevenWondersWords(), next.effects) : cardEffect(card);
  const reason =
    move.kind === 'stage' ? askStage(table, table.me, card) : move.kind === 'build' ? askBuild(table, table.me, card) : undefined;
  const pay = payOf(move);
  const split = reason?.bill?.splits.find((s) => s.pay.left === pay.left && s.pay.right === pay.right);
  return (
    <div class="dock wait" role="region" aria-label={title}>
      <div class="column dock-text">
        <h3>{title}</h3>
        {move.kind === 'sell' ? (
          <p class="row gain">
            {words['sealed.sell.help']} <Coin n={3} />
          </p>
        ) : (
          <p>
            {effect} {move.kind === 'stage' && words['sealed.stage.help']({ card: cardName(card) })}
          </p>
        )}
        {reason?.bill !== undefined && <BillList play={play} bill={reason.bill} split={split} />}
        <Previews play={play} move={move} />
      </div>
      <div class="waiting">
        <Chosen play={play} move={move} card={card} />
        <WaitList play={play} />
        <button type="button" class="action change" data-change onClick={() => (play.ui.subject.value = { kind: 'hand', card })}>
          <Icon id="undo" class="" />
          <span>{words['act.change']}</span>
          <small>{words['act.change.help']}</small>
        </button>
      </div>
    </div>
  );
}

// ---------------------------------------------------------------- nothing open

/** What everyone did when cards were last turned up, and what is asked now. */
function IdleDock({ play }: { readonly play: Play }) {
  const words = sevenWondersTableWords();
  const game = sevenWondersWords();
  const { table } = play;
  const { view } = table;
  const waiting = waitingFor(table).map(play.nameOf);
  const title =
    table.mine && table.sealed === undefined
      ? game[`decision.${view.decision}`]
      : game[`decision.wait.${view.decision}`]({ names: waiting });
  const info = play.session.info.value;
  const standIn = info.status === 'playing' && info.you !== undefined && seatInfo(info, info.you)?.bot !== undefined ? info.you : undefined;
  const played = view.seats.some((seat) => seat.last !== undefined);
  const order = [table.me, table.left, ...table.ring, table.right];
  return (
    <div class="dock idle">
      <header>
        <h3>{played ? words['last.heading'] : title}</h3>
        {played && <span class="now">{title}</span>}
        {standIn !== undefined && (
          <Button kind="primary" icon="person" onClick={() => play.session.sit(standIn)}>
            {tableWords()['menu.sit']}
          </Button>
        )}
      </header>
      {played ? (
        <dl class={order.length > 6 ? 'deeds many' : 'deeds'}>
          {order.map((seat) => (
            <div key={seat}>
              <dt class="one-line">{table.seated && seat === table.me ? words['you.capital'] : play.nameOf(seat)}</dt>
              <dd>
                <LastLine play={play} seat={seat} />
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>{table.seated ? words['idle.first'] : words['idle.watch']}</p>
      )}
    </div>
  );
}

export function Dock({ play }: { readonly play: Play }) {
  useKeptFocus();
  const { table } = play;
  const subject = play.ui.subject.value;
  if (subject?.kind === 'hand') return <HandDock play={play} card={subject.card} />;
  if (subject?.kind === 'card') return <ReadDock play={play} subject={subject} />;
  const { sealed } = table;
  if (sealed !== undefined && table.mine && 'card' in sealed) return <SealedDock play={play} move={sealed} />;
  return play.phone ? null : <IdleDock play={play} />;
}
