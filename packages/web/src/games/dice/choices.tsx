// What can be chosen, in words, beside the sheet: spaces with price and consequence, and the bill of the chosen one.
import './choices.css';
import { type BonusId, BONUSES, PASS_COINS, type SpaceId, structureIn } from '@maravilha/dice';
import type { ComponentChildren } from 'preact';
import { Die, PriceCoin, SpaceSign, standOf, structureMark } from './pieces/index.ts';
import { Coin, Glyphs, Icon } from '../../components/index.ts';
import { diceTableWords } from './words.ts';
import { inChain, seatAt } from './model.ts';
import { type DieChoice, tooExpensive } from './offers.ts';
import { WhyRule } from './on-demand.ts';
import { affordsNothing, pickSpace, type Play, type OfPlay } from './play.ts';
import {
  billLines,
  bonusName,
  dieWhy,
  faceHelp,
  faceName,
  followsBeside,
  offerLabel,
  pendingText,
  pendingTitle,
  placeName,
  pointsOf,
  refusalText,
} from './say.ts';

const chosenDie = ({ asked, ui }: Play): DieChoice | undefined => asked.dice.find(({ thrown }) => thrown.die === ui.die.value);

interface WayProps extends OfPlay {
  readonly space: SpaceId;
  readonly note: ComponentChildren;
  readonly points?: number;
  readonly price: number;
}

/** A space in words: its structure by the mark, what follows or what is missing, what it gives and costs. */
function Way({ play, space, note, points = 0, price }: WayProps) {
  const structure = structureIn(space);
  const gain = points > 0 && <Glyphs glyphs={[{ kind: 'points', n: points }]} />;
  return (
    <>
      <i class={`colour-mark colour-${standOf(structure)}`}>
        <Icon id={structureMark(structure)} />
      </i>
      <span>
        <b>{placeName(play, space)}</b>
        <small>
          {play.phone && gain}
          {note}
        </small>
      </span>
      {!play.phone && <span class="gain">{gain}</span>}
      <PriceCoin n={price} />
    </>
  );
}

interface ChoiceProps {
  readonly id: SpaceId | BonusId;
  readonly active: boolean;
  readonly label?: string;
  readonly children: ComponentChildren;
  onPick(): void;
}

const Choice = ({ id, active, label, children, onPick }: ChoiceProps) => (
  <button type="button" class="way" role="radio" aria-checked={active} aria-label={label} data-choice={id} onClick={onPick}>
    {children}
  </button>
);

export function Ways({ play }: OfPlay) {
  const words = diceTableWords();
  const die = chosenDie(play);
  // Without a chosen die they are worth a look only where nothing else is to be had.
  const dice = die !== undefined ? [die] : affordsNothing(play) ? play.asked.dice : [];
  const denied = tooExpensive(dice);
  return (
    <>
      {play.reach.length > 0 && (
        <div class="ways" role="radiogroup" aria-label={words['ways.title']}>
          {play.reach.map((offer) => (
            <Choice
              key={offer.space}
              id={offer.space}
              active={play.chosen?.space === offer.space}
              label={offerLabel(play, offer)}
              onPick={() => pickSpace(play, offer.space)}
            >
              <Way
                play={play}
                space={offer.space}
                note={followsBeside(play, offer)}
                points={pointsOf(play, offer)}
                price={offer.bill.total}
              />
            </Choice>
          ))}
        </div>
      )}
      {denied.length > 0 && (
        <ul class="ways denied" aria-label={words['ways.denied']}>
          {denied.map(({ space, why, bill }) => (
            <li key={space} class="way refused">
              <Way
                play={play}
                space={space}
                note={
                  <>
                    <Icon id="cross" />
                    {refusalText(why)}
                    <WhyRule why={why} />
                  </>
                }
                price={bill.total}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What heads the choice: the chosen die, the stage that is to be built, or what is asked. */
export function Asking({ play }: OfPlay) {
  const words = diceTableWords();
  const { table, asked, chosen } = play;
  const action = table.view.decision === 'action';
  const [next] = seatAt(table, table.me).pending;
  const die = chosenDie(play);
  let sign: ComponentChildren;
  let title = action && !inChain(table) ? words['ask.action'] : next === undefined ? '' : pendingTitle(next);
  let help: ComponentChildren = action ? words['ask.action.help'] : next === undefined ? '' : pendingText(next);
  if (die !== undefined) {
    sign = <Die die={die.thrown.die} face={die.thrown.face} size={30} locked={die.locked} />;
    title = faceName(die.thrown);
    help = die.why === undefined ? faceHelp(die.thrown) : dieWhy(die.why);
  } else if (chosen !== undefined && chosen.space === asked.wonder?.stage) {
    sign = <Icon id="stage" />;
    title = placeName(play, chosen.space);
    help = followsBeside(play, chosen);
  } else if (affordsNothing(play)) {
    title = words['ask.nothing'];
    help = asked.wonder?.offer === undefined ? words['ask.nothing.help']({ count: PASS_COINS }) : words['ask.nothing.wonder'];
  }
  const refused = die?.why !== undefined;
  return (
    <div class="pick">
      <h2>
        {sign}
        {title}
      </h2>
      <p class={refused ? 'why' : affordsNothing(play) ? 'news' : ''}>
        {refused && <Icon id={die.locked ? 'lock' : 'cross'} />}
        {help}
      </p>
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
        <Choice key={bonus} id={bonus} active={ui.bonus.value === bonus} onPick={() => (ui.bonus.value = bonus)}>
          <i class="sign" aria-hidden="true">
            {BONUSES[bonus].effects.map((effect, i) => (
              <SpaceSign key={i} effect={effect} />
            ))}
          </i>
          <b>{bonusName(bonus)}</b>
        </Choice>
      ))}
    </div>
  );
}
