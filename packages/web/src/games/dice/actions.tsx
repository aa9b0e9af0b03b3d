// The buttons that end a choice: cross off, build, pass, leave, take a bonus, and the way back to the roll.
import { PASS_COINS } from '@maravilha/dice';
import { SpaceSign } from './pieces/index.ts';
import { Coin, Glyphs, Icon } from '../../components/index.ts';
import { diceTableWords } from './words.ts';
import { inChain, laterOf, seatAt, spaceDef } from './model.ts';
import { confirm, type Play } from './play.ts';
import { offerLabel, pendingTitle, placeName, refusalText, wonderLabel } from './say.ts';

interface OfPlay {
  readonly play: Play;
}

function CrossButton({ play }: OfPlay) {
  const words = diceTableWords();
  const { chosen, asked, phone } = play;
  const wonder = chosen !== undefined && chosen.space === asked.wonder?.stage;
  return (
    <button
      type="button"
      class="action primary"
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
  const words = diceTableWords();
  return (
    <button
      type="button"
      class="action"
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
  const words = diceTableWords();
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
      class="action next-stage"
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
        <span class="effects">
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
      class="action"
      data-confirm="decline"
      disabled={play.session.sending.value}
      onClick={() => play.move({ kind: 'decline' })}
    >
      {diceTableWords()['act.decline']}
    </button>
  );
}

function BonusButton({ play }: OfPlay) {
  const words = diceTableWords();
  const bonus = play.ui.bonus.value;
  return (
    <button
      type="button"
      class="action primary wide"
      data-confirm="bonus"
      disabled={bonus === undefined || play.session.sending.value}
      onClick={() => bonus !== undefined && play.move({ kind: 'bonus', bonus })}
    >
      <Icon id="hourglass" class="" />
      {bonus === undefined ? words['bonus.choose'] : words['bonus.take']}
    </button>
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
      onClick={() => play.takeBack()}
    >
      <Icon id="undo" class="" />
      {!bare && children}
    </button>
  );
}

/** What else this turn still holds for me. */
export const laterText = ({ table }: Play): string => {
  const words = diceTableWords();
  const later = laterOf(table).map(pendingTitle);
  return later.length === 0 ? words['chain.last'] : words['chain.then']({ items: later });
};

/** The same, with the way back to the roll. */
export function ChainNote({ play }: OfPlay) {
  const words = diceTableWords();
  if (!inChain(play.table)) return null;
  return (
    <div class="still">
      <span>{laterText(play)}</span>
      <BackButton play={play}>{words['chain.back']}</BackButton>
    </div>
  );
}

/** On a phone the way back stands with the actions. */
function PhoneBack({ play }: OfPlay) {
  if (!play.phone || !inChain(play.table)) return null;
  return (
    <BackButton play={play} bare>
      {diceTableWords()['chain.back']}
    </BackButton>
  );
}

/** The buttons that end a choice. */
export function Actions({ play }: OfPlay) {
  switch (play.table.view.decision) {
    case 'action':
      return (
        <div class="actions">
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
        <div class="actions">
          <PhoneBack play={play} />
          <CrossButton play={play} />
          <DeclineButton play={play} />
        </div>
      );
    case 'bonus':
      return (
        <div class="actions">
          <PhoneBack play={play} />
          <BonusButton play={play} />
        </div>
      );
    default:
      return null;
  }
}
