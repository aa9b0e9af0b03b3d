// What can be chosen, in words, beside the sheet: spaces with price and consequence, the bill of the chosen one, the actions.
import './ways.css';
import { BONUSES, PASS_COINS, structureIn } from '@maravilha/dice';
import { Die, PriceCoin, SpaceSign } from '../../components/dice/index.ts';
import { Coin, Glyphs, Icon } from '../../components/index.ts';
import { diTableWords } from '../../i18n/index.ts';
import { inChain, laterOf, seatAt, spaceDef } from './model.ts';
import type { Denied, DieChoice, Offer } from './offers.ts';
import { confirm, pickSpace, type Play } from './play.ts';
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
  wonderLabel,
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
      class={`way${on ? ' on' : ''}`}
      role="radio"
      aria-checked={on}
      aria-label={offerLabel(play, offer)}
      data-choice={offer.space}
      onClick={() => pickSpace(play, offer.space)}
    >
      <i class={`mk d-${tintOf(structureIn(offer.space))}`}>
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
    <li class="way no">
      <i class={`mk d-${tintOf(structureIn(denied.space))}`}>
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
  const words = diTableWords();
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
  const words = diTableWords();
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
  const words = diTableWords();
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
          <dd class={n < 0 ? 'ok' : ''}>{n < 0 ? `+${-n}` : n}</dd>
        </div>
      ))}
      <div class="tot">
        <dt>{words['bill.total']({ left: bill.left })}</dt>
        <dd>
          <Coin n={bill.total} />
        </dd>
      </div>
    </dl>
  );
}

function CrossButton({ play }: OfPlay) {
  const words = diTableWords();
  const { chosen, asked, phone } = play;
  const wonder = chosen !== undefined && chosen.space === asked.wonder?.stage;
  return (
    <button
      type="button"
      class="act pri"
      data-confirm={wonder ? 'wonder' : 'cross'}
      disabled={chosen === undefined || play.session.sending.value}
      aria-label={chosen === undefined ? words['act.choose'] : `${words[wonder ? 'act.build' : 'act.cross']}: ${offerLabel(play, chosen)}`}
      onClick={() => confirm(play)}
    >
      {chosen === undefined ? (
        words['act.choose']
      ) : (
        <>
          {!phone && <Icon id={wonder ? 'stage' : 'cross'} class="" />}
          {words[wonder ? 'act.build' : 'act.cross']}
          <Coin n={chosen.bill.total} />
        </>
      )}
    </button>
  );
}

function PassButton({ play }: OfPlay) {
  const words = diTableWords();
  return (
    <button
      type="button"
      class="act"
      data-confirm="pass"
      disabled={play.session.sending.value}
      aria-label={words['act.pass.label']({ count: PASS_COINS })}
      title={words['act.pass.label']({ count: PASS_COINS })}
      onClick={() => play.move({ kind: 'pass' })}
    >
      {words['act.pass']}
      <span>
        +<Coin n={PASS_COINS} />
      </span>
    </button>
  );
}

/** The Wonder needs no die: its next stage stands here with its price, or with what is missing. */
function WonderButton({ play }: OfPlay) {
  const words = diTableWords();
  const { table, asked, phone, chosen } = play;
  const { wonder } = asked;
  const { city } = seatAt(table, table.me);
  if (wonder === undefined || city === undefined) return null;
  // With the stage chosen on the sheet the main button builds it.
  if (chosen !== undefined && chosen.space === wonder.stage) return null;
  const { stage, offer, bill } = wonder;
  const label = wonderLabel(play, wonder);
  return (
    <button
      type="button"
      class="act w"
      data-confirm="wonder"
      aria-disabled={offer === undefined}
      disabled={play.session.sending.value}
      aria-label={label}
      title={label}
      onClick={() => offer !== undefined && play.move(offer.move)}
    >
      <Icon id="stage" class="" />
      {!phone && (
        <span class="what">
          {stage === undefined ? words['act.wonder.done'] : placeName(play, stage)}
          {offer === undefined && stage !== undefined && wonder.why !== undefined && <small>{refusalText(wonder.why)}</small>}
        </span>
      )}
      {!phone && stage !== undefined && (
        <span class="fx">
          {spaceDef(city, stage).effects.map((effect, i) => (
            <SpaceSign key={i} effect={effect} />
          ))}
          {spaceDef(city, stage).points > 0 && <Glyphs glyphs={[{ kind: 'points', n: spaceDef(city, stage).points }]} />}
        </span>
      )}
      {bill === undefined ? phone && <Icon id="check" class="" /> : <Coin n={bill.total} />}
    </button>
  );
}

function DeclineButton({ play }: OfPlay) {
  return (
    <button
      type="button"
      class="act"
      data-confirm="decline"
      disabled={play.session.sending.value}
      onClick={() => play.move({ kind: 'decline' })}
    >
      {diTableWords()['act.decline']}
    </button>
  );
}

export function BonusChoice({ play }: OfPlay) {
  const words = diTableWords();
  const { asked, ui } = play;
  return (
    <div class="ways" role="radiogroup" aria-label={words['bonus.title']}>
      {asked.bonuses.map((bonus) => (
        <button
          key={bonus}
          type="button"
          class={`way${ui.bonus.value === bonus ? ' on' : ''}`}
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

function BonusButton({ play }: OfPlay) {
  const words = diTableWords();
  const bonus = play.ui.bonus.value;
  return (
    <button
      type="button"
      class="act pri wide"
      data-confirm="bonus"
      disabled={bonus === undefined || play.session.sending.value}
      onClick={() => bonus !== undefined && play.move({ kind: 'bonus', bonus })}
    >
      <Icon id="hourglass" class="" />
      {bonus === undefined ? words['bonus.choose'] : words['bonus.take']}
    </button>
  );
}

/** What else this turn still holds for me. */
export const laterText = ({ table }: Play): string => {
  const words = diTableWords();
  const later = laterOf(table).map(pendingTitle);
  return later.length === 0 ? words['chain.last'] : words['chain.then']({ items: later });
};

/** The same, with the way back to the roll. */
export function ChainNote({ play }: OfPlay) {
  const words = diTableWords();
  if (!inChain(play.table)) return null;
  return (
    <div class="still">
      <span>{laterText(play)}</span>
      <BackButton play={play}>{words['chain.back']}</BackButton>
    </div>
  );
}

interface BackProps extends OfPlay {
  readonly children: string;
  /** The sign alone, where there is little room. */
  readonly bare?: boolean;
}

export function BackButton({ play, children, bare = false }: BackProps) {
  return (
    <button
      type="button"
      class={`undo${bare ? ' bare' : ''}`}
      data-confirm="change"
      disabled={play.session.sending.value}
      aria-label={children}
      title={children}
      onClick={() => play.back()}
    >
      <Icon id="undo" class="" />
      {!bare && children}
    </button>
  );
}

/** On a phone the way back stands with the actions. */
function PhoneBack({ play }: OfPlay) {
  if (!play.phone || !inChain(play.table)) return null;
  return (
    <BackButton play={play} bare>
      {diTableWords()['chain.back']}
    </BackButton>
  );
}

/** The buttons that end a choice. */
export function Actions({ play }: OfPlay) {
  switch (play.table.view.decision) {
    case 'action':
      return (
        <div class="acts">
          <PhoneBack play={play} />
          <CrossButton play={play} />
          {play.phone && <WonderButton play={play} />}
          <PassButton play={play} />
          {!play.phone && <WonderButton play={play} />}
        </div>
      );
    case 'free-die':
    case 'cross':
      return (
        <div class="acts">
          <PhoneBack play={play} />
          <CrossButton play={play} />
          <DeclineButton play={play} />
        </div>
      );
    case 'bonus':
      return (
        <div class="acts">
          <PhoneBack play={play} />
          <BonusButton play={play} />
        </div>
      );
    default:
      return null;
  }
}
