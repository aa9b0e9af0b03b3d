import './dock.css';
import type { CardId, DuelReason, WonderId } from '@maravilha/duel';
import { describeEvent, describeRefusal } from '@maravilha/words/duel';
import type { ComponentChildren } from 'preact';
import { announce } from '../../app/announce.ts';
import { theme } from '../../app/settings.ts';
import { playCue } from '../../app/sound.ts';
import { CardFace, Coin, Icon, IconButton, PriceTag, type SymbolId, SCIENCE_MARK, TokenFace, WonderCard, WonderScene } from '../../components/index.ts';
import { duelWords, tableWords } from '../../i18n/index.ts';
import { BillLine, BillList } from './bill.tsx';
import { cardFace, tokenFace, wonderFace } from './faces.ts';
import type { Fit } from './fit.ts';
import { eventsIn, headlineOf } from './log.ts';
import { askCard, askDiscard, askWonder, billRows, placesOf, type Place, priceOf, symbolOf } from './model.ts';
import type { Play, Subject } from './play.ts';
import { type Preview, previewMove } from './preview.ts';
import { cardEffect, cardKind, cardName, priceTag, priceWords, tokenEffect, tokenName, wonderEffect, wonderName, wonderShort, wonderState } from './say.ts';

/** Lines of a bill that the sheet of a phone has room for. */
const PHONE_BILL = 3;

const shortOf = (reason: DuelReason): number => reason.why.reduce((short, w) => (w.code === 'too-expensive' ? w.short : short), 0);

/** The first thing that stands against it, in words; missing coins are said by the price itself. */
const whyNot = (reason: DuelReason): string => {
  const [first] = reason.why;
  return first === undefined ? '' : describeRefusal(duelWords(), first);
};

interface ActProps {
  readonly play: Play;
  readonly reason: DuelReason;
  readonly label: string;
  readonly kind: string;
  readonly place?: string;
  onAct(): void;
  readonly children: ComponentChildren;
}

/** A button for a move. A refused one stays where it is and, when pressed, says why. */
function Act({ play, reason, label, kind, onAct, children }: ActProps) {
  const sending = play.session.sending.value;
  const refused = !reason.possible;
  return (
    <button
      type="button"
      class={`act ${kind}${refused ? ' refused' : ''}`}
      aria-disabled={refused || sending}
      aria-label={refused ? `${label}. ${whyNot(reason)}` : label}
      onClick={() => {
        if (sending) return;
        if (refused) {
          playCue('refused');
          announce(whyNot(reason));
        } else onAct();
      }}
    >
      {children}
    </button>
  );
}

/** One thing the move would do. The short form shows the sign and the figure, and keeps the words for readers and the tooltip. */
function Fact({ icon, words, terse, class: more }: { readonly icon: SymbolId; readonly words: string; readonly terse?: string | undefined; readonly class?: string }) {
  return (
    <span class={more ?? ''} title={words}>
      <Icon id={icon} class="" />
      {terse === undefined ? (
        words
      ) : (
        <>
          <span class="num" aria-hidden="true">
            {terse}
          </span>
          <span class="vh">{words}</span>
        </>
      )}
    </span>
  );
}

interface PreviewsProps {
  readonly play: Play;
  readonly card: CardId;
  readonly preview: Preview | undefined;
  readonly opens: readonly Place[];
  readonly slim: boolean;
}

/** What the move would do beside its printed effect. */
function Previews({ play, card, preview, opens, slim }: PreviewsProps) {
  const words = tableWords();
  const hidden = opens.filter((p) => p.card === undefined).length;
  const shown = opens.length - hidden;
  const symbol = symbolOf(card);
  const foe = play.nameOf(play.table.foe);
  const short = (text: string | number): { readonly terse?: string } => (slim ? { terse: String(text) } : {});
  const wins = preview?.over?.winners.length === 1 && preview.over.winners[0] === play.table.me;
  return (
    <div class="prev">
      {preview?.over !== undefined && <Fact icon="crown" class="big" words={wins ? words['preview.wins'] : words['preview.ends']} />}
      {hidden > 0 && <Fact icon="eye" words={words['preview.reveals']({ count: hidden })} {...short(hidden)} />}
      {shown > 0 && <Fact icon="flip" words={words['preview.opens']({ count: shown })} {...short(shown)} />}
      {preview?.pair && <Fact icon="progress" words={words['preview.pair']} {...short('+1')} />}
      {preview !== undefined && (
        <>
          {preview.symbols !== undefined && symbol !== undefined && (
            <Fact icon={SCIENCE_MARK[symbol].symbol} words={words['preview.symbol']({ count: preview.symbols, needed: preview.needed })} {...short(`${preview.symbols}/${preview.needed}`)} />
          )}
          {preview.steps > 0 && <Fact icon="shield" words={words['preview.pawn']({ steps: preview.steps })} {...short(`+${preview.steps}`)} />}
          {preview.loot > 0 && <Fact icon="loot" words={words['preview.loot']({ name: foe, count: preview.loot })} {...short(`−${preview.loot}`)} />}
          {preview.points.after !== preview.points.before && (
            <Fact icon="points" words={words['preview.points'](preview.points)} {...short(`${preview.points.before} → ${preview.points.after}`)} />
          )}
          {preview.coins !== play.me.coins && <Fact icon="coin" words={words['preview.coins']({ after: preview.coins })} {...short(`${play.me.coins} → ${preview.coins}`)} />}
        </>
      )}
    </div>
  );
}

function WonderOptions({ play, card }: { readonly play: Play; readonly card: CardId }) {
  const words = tableWords();
  const unbuilt = play.me.wonders.filter((w) => w.status === 'unbuilt');
  if (unbuilt.length === 0) return <p class="none">{words['act.no-wonders']}</p>;
  return (
    <div class="wopt" style={{ '--n': unbuilt.length }}>
      {unbuilt.map(({ wonder }) => {
        const reason = askWonder(play.table, play.table.me, wonder, card);
        const price = priceOf(reason);
        const tag = priceTag(price, play.phone);
        return (
          <Act
            key={wonder}
            play={play}
            reason={reason}
            kind="won"
            label={words['act.wonder-named']({ wonder: wonderName(wonder), price: priceWords(price) })}
            onAct={() => play.move({ kind: 'wonder', wonder, card })}
          >
            <WonderScene scene={wonderFace(wonder).scene} time={theme.value} built />
            {tag && <PriceTag price={tag} />}
            <span class="n">{wonderShort(wonder)}</span>
          </Act>
        );
      })}
    </div>
  );
}

function Actions({ play, card, slim }: { readonly play: Play; readonly card: CardId; readonly slim: boolean }) {
  const words = tableWords();
  const { table } = play;
  const build = askCard(table, table.me, card);
  const price = priceOf(build);
  const discard = askDiscard(table, table.me, card);
  const tag = priceTag(price, true);
  const income = discard.income ?? 0;
  return (
    <div class="acts">
      <div class="a2">
        <Act play={play} reason={build} kind="pri" label={`${words['act.build']} ${cardName(card)}: ${priceWords(price)}`} onAct={() => play.move({ kind: 'build', card })}>
          <Icon id="ch-column" class="" />
          <span>{words['act.build']}</span>
          {price?.kind === 'coins' ? <Coin n={price.count} /> : tag && <PriceTag price={tag} />}
        </Act>
        <Act
          play={play}
          reason={discard}
          kind="sell"
          label={words['act.discard-for']({ count: income })}
          onAct={() => play.move({ kind: 'discard', card })}
        >
          <Icon id="discard" class="" />
          <span>{words['act.discard']}</span>
          <span class="gain">
            +<Coin n={income} />
          </span>
        </Act>
      </div>
      {slim ? (
        <div class="wrow">
          <Icon id="stage" class="" />
          <WonderOptions play={play} card={card} />
        </div>
      ) : (
        <div class="act wn">
          <Icon id="stage" class="" />
          <span>{words['act.wonder']}</span>
          <WonderOptions play={play} card={card} />
        </div>
      )}
    </div>
  );
}

function Close({ play }: { readonly play: Play }) {
  return <IconButton icon="cross" label={tableWords().close} class="x" onClick={() => (play.ui.subject.value = undefined)} />;
}

const coverNames = (places: readonly Place[], place: Place): string => {
  const words = tableWords();
  const names = place.under.map((slot) => {
    const card = places.find((p) => p.slot === slot)?.card;
    return card === undefined ? words['card.hidden-one'] : cardName(card);
  });
  return words['card.covered-by']({ cards: duelWords().and({ items: names }) });
};

/** A card of the structure: to act on when it is open and the viewer is on turn, to read at any time. */
function SlotDock({ play, place, places, form }: { readonly play: Play; readonly place: Place; readonly places: readonly Place[]; readonly form: Fit['form'] }) {
  const { table } = play;
  const { card } = place;
  if (card === undefined) return null;
  const seat = play.ui.foePrices.value ? table.foe : table.me;
  const reason = askCard(table, seat, card);
  const acting = place.open && table.mine && table.view.decision === 'turn';
  const preview = acting ? previewMove(table, { kind: 'build', card }) : undefined;
  const opens = place.open ? places.filter((p) => reason.opens.includes(p.slot)) : [];
  const slim = form === 'slim';
  const bill = reason.bill;
  // A long bill in lines would push the sheet over the cards.
  const inLine = slim || (play.phone && bill !== undefined && billRows(bill).length > PHONE_BILL);
  return (
    <div class={`dock${slim ? ' slim' : ''}${acting ? '' : ' reading'}`} role="region" aria-label={cardName(card)}>
      {!slim && <CardFace {...cardFace(card)} name={cardName(card)} class="show" />}
      <div class="dcol">
        <h3>{cardName(card)}</h3>
        <p>{cardEffect(card)}</p>
        {!place.open && <p class="note">{coverNames(places, place)}</p>}
        {seat !== table.me && <p class="note">{tableWords()['bill.for']({ name: play.nameOf(seat) })}</p>}
        {bill && (inLine ? <BillLine play={play} bill={bill} seat={seat} short={shortOf(reason)} /> : <BillList play={play} bill={bill} seat={seat} short={shortOf(reason)} />)}
        <Previews play={play} card={card} preview={preview} opens={opens} slim={slim} />
      </div>
      {acting && <Actions play={play} card={card} slim={slim} />}
      <Close play={play} />
    </div>
  );
}

interface ReadProps {
  readonly play: Play;
  readonly title: string;
  readonly where: string;
  readonly effect: string;
  readonly picture: ComponentChildren;
  readonly children?: ComponentChildren;
}

function Reading({ play, title, where, effect, picture, children }: ReadProps) {
  return (
    <div class="dock reading thing" role="region" aria-label={title}>
      {picture}
      <div class="dcol">
        <h3>{title}</h3>
        <small class="where">{where}</small>
        <p>{effect}</p>
        {children}
      </div>
      <Close play={play} />
    </div>
  );
}

function WonderReading({ play, wonder, from }: { readonly play: Play; readonly wonder: WonderId; readonly from: number | 'offer' }) {
  const words = tableWords();
  const held = play.table.view.cities.flatMap((c) => c.wonders).find((w) => w.wonder === wonder);
  const seat = from === 'offer' ? play.table.me : from;
  const reason = held?.status === 'unbuilt' ? askWonder(play.table, seat, wonder) : undefined;
  const state = held === undefined ? words['read.on-offer'] : `${words['read.wonder-of']({ name: play.nameOf(seat) })} · ${wonderState(held)}`;
  return (
    <Reading
      play={play}
      title={wonderName(wonder)}
      where={state}
      effect={wonderEffect(wonder)}
      picture={<WonderCard {...wonderFace(wonder)} name={wonderShort(wonder)} time={theme.value} built={held?.status === 'built'} out={held?.status === 'lost'} class="show" />}
    >
      {reason?.bill && <BillLine play={play} bill={reason.bill} seat={seat} short={shortOf(reason)} />}
    </Reading>
  );
}

function SubjectDock({ play, subject, form }: { readonly play: Play; readonly subject: Subject; readonly form: Fit['form'] }) {
  const words = tableWords();
  switch (subject.kind) {
    case 'slot': {
      const places = placesOf(play.table.view);
      const place = places.find((p) => p.slot === subject.slot);
      return place === undefined ? null : <SlotDock play={play} place={place} places={places} form={form} />;
    }
    case 'card':
      return (
        <Reading
          play={play}
          title={cardName(subject.card)}
          where={`${cardKind(subject.card)} · ${subject.from === 'discard' ? words['read.in-discard'] : words['read.in-city']({ name: play.nameOf(subject.from) })}`}
          effect={cardEffect(subject.card)}
          picture={<CardFace {...cardFace(subject.card)} name={cardName(subject.card)} class="show" />}
        />
      );
    case 'wonder':
      return <WonderReading play={play} wonder={subject.wonder} from={subject.from} />;
    case 'token':
      return (
        <Reading
          play={play}
          title={tokenName(subject.token)}
          where={subject.from === 'board' ? words['read.on-board'] : words['read.token-of']({ name: play.nameOf(subject.from) })}
          effect={tokenEffect(subject.token)}
          picture={<TokenFace {...tokenFace(subject.token)} class="show" />}
        />
      );
  }
}

/** Nothing is open: whose turn it is, and what happened last. */
function IdleDock({ play }: { readonly play: Play }) {
  const words = tableWords();
  const duel = duelWords();
  const { table } = play;
  const { view } = table;
  const places = placesOf(view);
  const open = places.filter((p) => p.open);
  const first = open.find((p) => p.card !== undefined)?.card;
  const income = first === undefined ? 0 : (askDiscard(table, table.me, first).income ?? 0);
  const title = table.mine ? words['dock.your-turn'] : duel[`decision.wait.${view.decision}`]({ name: play.nameOf(view.active) });
  const help = table.mine ? words['dock.your-turn.help']({ open: open.length, income }) : table.seated ? words['dock.wait.help'] : words['dock.watch.help'];
  const last = eventsIn(play.session.match.value?.events ?? []);
  return (
    <div class={`dock idle${table.mine ? '' : ' waiting'}`}>
      <div class="dcol">
        <h3>
          <Icon id={table.mine ? 'hand' : 'hourglass'} class="lead" />
          {title}
        </h3>
        <p>{help}</p>
      </div>
      {last.length > 0 && (
        <div class="lastly">
          <span class="caps">{words['dock.last']}</span>
          <ul>
            {last.slice(0, 5).map((event, i) => (
              <li key={i}>{describeEvent(duel, event, play.nameOf)}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

export function Dock({ play, form }: { readonly play: Play; readonly form: Fit['form'] }) {
  const subject = play.ui.subject.value;
  if (subject === undefined) return play.phone ? null : <IdleDock play={play} />;
  return <SubjectDock play={play} subject={subject} form={form} />;
}

/** The last event in one line between the structure and the dock. */
export function LastLine({ play }: { readonly play: Play }) {
  const duel = duelWords();
  const events = headlineOf(eventsIn(play.session.match.value?.events ?? []));
  return <span class="last">{events.map((event) => describeEvent(duel, event, play.nameOf)).join(' ')}</span>;
}
