// The buttons that end a choice: cross off, build, pass, leave, take a bonus, and the way back to the roll.
import { PASS_COINS } from '@maravilha/dice';
import type { ButtonProps } from '../../components/controls.tsx';
import { Coin } from '../../components/index.ts';
import { ConfirmButton } from '../../table/confirm-button.tsx';
import { diceTableWords } from './words.ts';
import { inChain, laterOf, seatAt, spaceDef } from './model.ts';
import { SpaceSigns } from './pieces/index.ts';
import { affordsNothing, confirm, type OfPlay, type Play } from './play.ts';
import { offerLabel, pendingTitle, placeName, refusalText, wonderLabel } from './say.ts';

interface ActionProps extends ButtonProps, OfPlay {
  /** What it does, for keys and tests. */
  readonly does: 'cross' | 'wonder' | 'pass' | 'decline' | 'bonus' | 'change';
  readonly label?: string | undefined;
}

function Action({ label, ...rest }: ActionProps) {
  return <ConfirmButton {...rest} aria-label={label} title={label} />;
}

const isNextStage = ({ chosen, asked }: Play): boolean => chosen !== undefined && chosen.space === asked.wonder?.stage;

function CrossButton({ play }: OfPlay) {
  const words = diceTableWords();
  const { chosen, phone } = play;
  const wonder = isNextStage(play);
  const name = words[chosen === undefined ? 'act.choose' : wonder ? 'act.build' : 'act.cross'];
  return (
    <Action
      play={play}
      does={wonder ? 'wonder' : 'cross'}
      kind="primary"
      icon={phone || chosen === undefined ? undefined : wonder ? 'stage' : 'cross'}
      disabled={chosen === undefined}
      label={chosen === undefined ? name : `${name}: ${offerLabel(play, chosen)}`}
      onClick={() => confirm(play)}
    >
      {name}
      {chosen && <Coin n={chosen.bill.total} />}
    </Action>
  );
}

function PassButton({ play, primary }: OfPlay & { readonly primary: boolean }) {
  const words = diceTableWords();
  return (
    <Action
      play={play}
      does="pass"
      kind={primary ? 'primary' : 'plain'}
      label={words['act.pass.label']({ count: PASS_COINS })}
      onClick={() => play.move({ kind: 'pass' })}
    >
      {words['act.pass']}
      <span class="gain">
        +<Coin n={PASS_COINS} />
      </span>
    </Action>
  );
}

/** The Wonder needs no die: its next stage stands here with its price, or with what is missing; once it is complete it leaves its place. */
function WonderButton({ play }: OfPlay) {
  const { table, asked, phone } = play;
  const { wonder } = asked;
  const { city } = seatAt(table, table.me);
  // With the stage chosen on the sheet the main button builds it.
  if (wonder?.stage === undefined || city === undefined || isNextStage(play)) return null;
  const { stage, offer, bill, why } = wonder;
  return (
    <Action
      play={play}
      does="wonder"
      class="next-stage"
      kind={affordsNothing(play) && offer !== undefined ? 'primary' : 'plain'}
      icon="stage"
      aria-disabled={offer === undefined}
      label={wonderLabel(play, wonder)}
      onClick={() => offer !== undefined && play.move(offer.move)}
    >
      {!phone && (
        <span class="what">
          {placeName(play, stage)}
          {offer === undefined && why !== undefined && <small>{refusalText(why)}</small>}
        </span>
      )}
      {!phone && <SpaceSigns space={spaceDef(city, stage)} />}
      {bill !== undefined && <Coin n={bill.total} />}
    </Action>
  );
}

function DeclineButton({ play }: OfPlay) {
  return (
    <Action play={play} does="decline" onClick={() => play.move({ kind: 'decline' })}>
      {diceTableWords()['act.decline']}
    </Action>
  );
}

function BonusButton({ play }: OfPlay) {
  const bonus = play.ui.bonus.value;
  return (
    <Action
      play={play}
      does="bonus"
      kind="primary"
      icon="hourglass"
      disabled={bonus === undefined}
      onClick={() => bonus !== undefined && play.move({ kind: 'bonus', bonus })}
    >
      {diceTableWords()[bonus === undefined ? 'bonus.choose' : 'bonus.take']}
    </Action>
  );
}

interface BackProps extends OfPlay {
  readonly text: string;
  /** The sign alone, where there is little room. */
  readonly bare?: boolean;
}

export function BackButton({ play, text, bare = false }: BackProps) {
  return (
    <Action play={play} does="change" class="undo" icon="undo" label={text} onClick={() => play.session.undo()}>
      {!bare && text}
    </Action>
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
  if (!inChain(play.table)) return null;
  return (
    <div class="still row">
      <span>{laterText(play)}</span>
      <BackButton play={play} text={diceTableWords()['chain.back']} />
    </div>
  );
}

/** The buttons that end a choice; on a phone the way back stands with them, on a desk the Wonder has a line of its own. */
export function Actions({ play }: OfPlay) {
  const { decision } = play.table.view;
  const nothing = affordsNothing(play) && play.chosen === undefined;
  const wonder = decision === 'action' && <WonderButton play={play} />;
  return (
    <>
      <div class="actions">
        {play.phone && inChain(play.table) && <BackButton play={play} text={diceTableWords()['chain.back']} bare />}
        {decision === 'bonus' ? <BonusButton play={play} /> : !nothing && <CrossButton play={play} />}
        {play.phone && wonder}
        {decision === 'action' && <PassButton play={play} primary={nothing && play.asked.wonder?.offer === undefined} />}
        {(decision === 'free-die' || decision === 'cross') && <DeclineButton play={play} />}
      </div>
      {!play.phone && wonder}
    </>
  );
}
