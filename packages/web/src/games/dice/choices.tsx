// What can be chosen, in words, beside the sheet: spaces with price and consequence, and the bill of the chosen one.
import './choices.css';
import { BONUSES, structureIn } from '@maravilha/dice';
import { Die, PriceCoin, SpaceSign } from './pieces/index.ts';
import { Coin, Glyphs, Icon } from '../../components/index.ts';
import { diceTableWords } from './words.ts';
import { inChain, seatAt } from './model.ts';
import type { Denied, DieChoice, Offer } from './offers.ts';
import { pickSpace, type Play } from './play.ts';
import {
  billLines,
  bonusName,
  dieWhy,
  faceHelp,
  faceName,
  followsBeside,
  markOf,
  offerLabel,
  pendingText,
  pendingTitle,
  placeName,
  pointsOf,
  refusalText,
  tintOf,
} from './say.ts';

interface OfPlay {
  readonly play: Play;
}

const chosenDie = ({ asked, ui }: Play): DieChoice | undefined => asked.dice.find(({ thrown }) => thrown.die === ui.die.value);

function Way({ play, offer }: OfPlay & { readonly offer: Offer }) {
  const on = play.chosen?.space === offer.space;
  const points = pointsOf(play, offer);
  return (
    <button
      type="button"
      class={`way${on ? ' active' : ''}`}
      role="radio"
      aria-checked={on}
      aria-label={offerLabel(play, offer)}
      data-choice={offer.space}
      onClick={() => pickSpace(play, offer.space)}
    >
      <i class={`colour-mark colour-${tintOf(structureIn(offer.space))}`}>
        <Icon id={markOf(structureIn(offer.space))} class="" />
      </i>
      <span>
        <b>{placeName(play, offer.space)}</b>
        <small>{followsBeside(play, offer)}</small>
      </span>
      <span class="gain">{points > 0 && <Glyphs glyphs={[{ kind: 'points', n: points }]} />}</span>
      <PriceCoin n={offer.bill.total} />
    </button>
  );
}

/** A space to which the die leads, and why it cannot be taken. */
function NoWay({ play, denied }: OfPlay & { readonly denied: Denied }) {
  return (
    <li class="way refused">
      <i class={`colour-mark colour-${tintOf(structureIn(denied.space))}`}>
        <Icon id={markOf(structureIn(denied.space))} class="" />
      </i>
      <span>
        <b>{placeName(play, denied.space)}</b>
        <small>
          <Icon id="cross" class="" />
          {refusalText(denied.why)}
        </small>
      </span>
      <PriceCoin n={denied.bill.total} />
    </li>
  );
}

export function Ways({ play }: OfPlay) {
  const words = diceTableWords();
  const die = chosenDie(play);
  const denied = (die?.denied ?? []).filter(({ why }) => why.code === 'too-expensive');
  return (
    <>
      {play.reach.length > 0 && (
        <div class="ways" role="radiogroup" aria-label={words['ways.title']}>
          {play.reach.map((offer) => (
            <Way key={offer.space} play={play} offer={offer} />
          ))}
        </div>
      )}
      {denied.length > 0 && (
        <ul class="ways denied" aria-label={words['ways.denied']}>
          {denied.map((one) => (
            <NoWay key={one.space} play={play} denied={one} />
          ))}
        </ul>
      )}
    </>
  );
}

/** What heads the choice: the chosen die, or what is asked. */
export function Asking({ play }: OfPlay) {
  const words = diceTableWords();
  const { table, asked, chosen } = play;
  const { decision } = table.view;
  const [next] = seatAt(table, table.me).pending;
  const die = chosenDie(play);
  if (die !== undefined) {
    return (
      <div class="pick">
        <h2>
          <Die die={die.thrown.die} face={die.thrown.face} size={30} locked={die.locked} />
          {faceName(die.thrown)}
        </h2>
        {die.why === undefined ? (
          <p>{faceHelp(die.thrown)}</p>
        ) : (
          <p class="why">
            <Icon id={die.locked ? 'lock' : 'cross'} class="" />
            {dieWhy(die.why)}
          </p>
        )}
      </div>
    );
  }
  if (chosen !== undefined && chosen.space === asked.wonder?.stage) {
    return (
      <div class="pick">
        <h2>
          <Icon id="stage" class="big" />
          {placeName(play, chosen.space)}
        </h2>
        <p>{followsBeside(play, chosen)}</p>
      </div>
    );
  }
  return (
    <div class="pick">
      <h2>{decision === 'action' && !inChain(table) ? words['ask.action'] : next === undefined ? '' : pendingTitle(next)}</h2>
      <p>{decision === 'action' ? words['ask.action.help'] : next === undefined ? '' : pendingText(next)}</p>
    </div>
  );
}

/** What the chosen space costs, part by part. */
export function BillTable({ play }: OfPlay) {
  const words = diceTableWords();
  const { chosen } = play;
  if (chosen === undefined) return null;
  const { bill } = chosen;
  return (
    <dl class="bill">
      {billLines(play, chosen).map(({ text, note, n }) => (
        <div key={text}>
          <dt>
            {text}
            {note !== undefined && <small>{note}</small>}
          </dt>
          <dd class={n < 0 ? 'fine' : ''}>{n < 0 ? `+${-n}` : n}</dd>
        </div>
      ))}
      <div class="total">
        <dt>{words['bill.total']({ left: bill.left })}</dt>
        <dd>
          <Coin n={bill.total} />
        </dd>
      </div>
    </dl>
  );
}

export function BonusChoice({ play }: OfPlay) {
  const words = diceTableWords();
  const { asked, ui } = play;
  return (
    <div class="ways" role="radiogroup" aria-label={words['bonus.title']}>
      {asked.bonuses.map((bonus) => (
        <button
          key={bonus}
          type="button"
          class={`way${ui.bonus.value === bonus ? ' active' : ''}`}
          role="radio"
          aria-checked={ui.bonus.value === bonus}
          data-choice={bonus}
          onClick={() => (ui.bonus.value = bonus)}
        >
          <i class="sign" aria-hidden="true">
            {BONUSES[bonus].effects.map((effect, i) => (
              <SpaceSign key={i} effect={effect} />
            ))}
          </i>
          <span>
            <b>{bonusName(bonus)}</b>
          </span>
        </button>
      ))}
    </div>
  );
}
