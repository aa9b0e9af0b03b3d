// What can be done with the open card: build it, build a stage with it, sell it; the price of each, and why not.
import './actions.css';
import type { CardId, Pay, SevenWondersReason, Split } from '@maravilha/seven-wonders';
import type { ComponentChildren } from 'preact';
import { announce } from '../../base/announce.ts';
import { playCue } from '../../base/sound.ts';
import { Coin, Icon, type SymbolId } from '../../components/index.ts';
import { StageLine } from './pieces/wonder-board.tsx';
import { sevenWondersTableWords, sevenWondersWords } from './words.ts';
import { nextFace } from './faces.ts';
import { cityAt } from './model.ts';
import { askSell, moveOf, type Offer } from './offers.ts';
import type { Play } from './play.ts';
import { cardName, priceWords, whyNot } from './say.ts';
import { Coins } from './tags.tsx';

interface ActProps {
  readonly play: Play;
  readonly reason: SevenWondersReason;
  readonly label: string;
  readonly kind: string;
  readonly icon: SymbolId;
  /** The first thing that is possible has the accent. */
  readonly best: boolean;
  onAct(): void;
  readonly children: ComponentChildren;
}

/** A button for a move. A refused one stays where it is, says why, and when pressed says it again. */
function Act({ play, reason, label, kind, icon, best, onAct, children }: ActProps) {
  const sending = play.session.sending.value;
  const refused = !reason.possible;
  const why = refused ? whyNot(reason) : '';
  const done = reason.why.some((refusal) => refusal.code === 'wonder-complete');
  return (
    <button
      type="button"
      class={`action ${kind}${refused ? ' refused' : ''}${done ? ' done' : ''}${best ? ' best' : ''}`}
      aria-disabled={refused || sending}
      aria-label={refused ? `${label}. ${why}` : label}
      data-confirm={refused ? undefined : kind}
      onClick={() => {
        if (sending) return;
        if (refused) {
          playCue('refused');
          announce(why);
        } else onAct();
      }}
    >
      <Icon id={icon} class="" />
      {children}
      {refused && (
        <small>
          <Icon id={done ? 'check' : 'cross'} class="" />
          <span>{why}</span>
        </small>
      )}
    </button>
  );
}

/** The way to pay that stands: picked by hand, or the cheapest. */
export const chosenSplit = (offer: Offer, picked: Pay | undefined): Split | undefined =>
  offer.splits.find((split) => picked !== undefined && split.pay.left === picked.left && split.pay.right === picked.right) ??
  offer.splits[0];

/** The ways to pay, cheapest first, in one row with the button that they belong to. */
function SplitChoice({ play, offer, chosen }: { readonly play: Play; readonly offer: Offer; readonly chosen: Split | undefined }) {
  const words = sevenWondersTableWords();
  const bank = offer.reason.bill?.bank ?? 0;
  return (
    <div class="payments" role="radiogroup" aria-label={words['split.title']}>
      {offer.splits.map((split) => {
        const { left, right } = split.pay;
        const said = sevenWondersWords()['bill.split'](split.pay);
        return (
          <label key={`${left} ${right}`} class={`payment${split === chosen ? ' active' : ''}`}>
            <input
              type="radio"
              name={`pay-${offer.kind}`}
              class="visually-hidden"
              checked={split === chosen}
              aria-label={words['split.label']({ said, total: split.total })}
              data-pay={`${left} ${right}`}
              onChange={() => (play.ui.pays.value = { ...play.ui.pays.peek(), [offer.kind]: split.pay })}
            />
            <span class="row coins-paid" aria-hidden="true">
              <Coins bank={bank} {...split.pay} />
            </span>
            <small aria-hidden="true">{words['split.total']({ total: split.total })}</small>
          </label>
        );
      })}
    </div>
  );
}

/** The price at the end of a button: a coin, a check, a chain. */
function Due({ offer, split }: { readonly offer: Offer; readonly split: Split | undefined }) {
  if (offer.price?.kind === 'chain') return <Icon id="chain" class="due" />;
  if (split === undefined || split.total === 0) return <Icon id="check" class="due" />;
  return <Coin n={split.total} />;
}

interface OfferProps {
  readonly play: Play;
  readonly offer: Offer;
  readonly card: CardId;
  readonly best: boolean;
}

function Paid(props: OfferProps & { readonly icon: SymbolId; readonly label: string; readonly children: ComponentChildren }) {
  const { play, offer, card, best, icon, label } = props;
  const split = chosenSplit(offer, play.ui.pays.value[offer.kind]);
  const bank = offer.reason.bill?.bank ?? 0;
  const several = offer.reason.possible && offer.splits.length > 1;
  const act = (
    <Act
      play={play}
      reason={offer.reason}
      icon={icon}
      best={best}
      kind={offer.kind}
      // Why it is not possible is said by the action itself.
      label={
        offer.reason.possible
          ? `${label}: ${priceWords(split === undefined || split.total === 0 ? offer.price : { kind: 'pay', bank, ...split.pay })}`
          : label
      }
      onAct={() => play.move(moveOf(offer.kind, card, split?.pay))}
    >
      {props.children}
      {offer.reason.possible && <Due offer={offer} split={split} />}
    </Act>
  );
  if (!several) return act;
  return (
    <div class={`action-box ${offer.kind}${best ? ' best' : ''}${offer.splits.length > 3 ? ' many' : ''}`}>
      {act}
      <SplitChoice play={play} offer={offer} chosen={split} />
    </div>
  );
}

export function BuildAct({ play, offer, card, best }: OfferProps) {
  const words = sevenWondersTableWords();
  return (
    <Paid play={play} offer={offer} card={card} best={best} icon="ch-column" label={`${words['act.build']} ${cardName(card)}`}>
      <span>{words['act.build']}</span>
    </Paid>
  );
}

export function StageAct({ play, offer, card, best }: OfferProps) {
  const words = sevenWondersTableWords();
  const city = cityAt(play.table, play.table.me);
  const next = nextFace(city);
  const title = next === undefined ? words['act.wonder'] : words['act.stage']({ stage: city.stages.length + 1 });
  return (
    <Paid
      play={play}
      offer={offer}
      card={card}
      best={best}
      icon="stage"
      label={words['act.stage-with']({ stage: title, card: cardName(card) })}
    >
      <span>
        {title}
        {next !== undefined && <StageLine stage={next} />}
      </span>
    </Paid>
  );
}

export function SellAct({ play, card, best }: Omit<OfferProps, 'offer'>) {
  const words = sevenWondersTableWords();
  const reason = askSell(play.table, play.table.me, card);
  const income = reason.income ?? 0;
  return (
    <Act
      play={play}
      reason={reason}
      icon="discard"
      best={best}
      kind="sell"
      label={words['act.sell-for']({ card: cardName(card), count: income })}
      onAct={() => play.move({ kind: 'sell', card })}
    >
      <span>{words['act.sell']}</span>
      <span class="row gain">
        +<Coin n={income} />
      </span>
    </Act>
  );
}

/** The last card of an age need not be played. */
export function DeclineAct({ play }: { readonly play: Play }) {
  const words = sevenWondersTableWords();
  return (
    <button type="button" class="action decline" data-confirm="decline" onClick={() => play.move({ kind: 'decline' })}>
      <Icon id="cross" class="" />
      <span>{words['act.let-go']}</span>
    </button>
  );
}
