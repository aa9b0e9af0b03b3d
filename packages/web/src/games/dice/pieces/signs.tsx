// What a space of the sheet does, as signs. All of them are silent for screen readers: whoever places them says what they mean.
import './colours.css';
import './signs.css';
import type { Colour, Countable, Effect, SpaceDef } from '@maravilha/dice';
import type { ResourceName } from '../../../symbols/marks.ts';
import { Chip, Coin, Glyphs } from '../../../components/glyphs.tsx';
import { Icon } from '../../../components/icon.tsx';
import { type FaceSign, type Stand, standMark, standOf, symbolSign } from './faces.ts';

/** A space of a colour: its pigment and its mark. */
function Patch(props: { readonly of: Stand }) {
  return (
    <i class={`colour-patch colour-${props.of}`}>
      <Icon id={standMark(props.of)} class="" />
    </i>
  );
}

/** A die of a colour, lying flat; any die without one. */
function FlatDie(props: { readonly of?: Colour | undefined }) {
  return props.of === undefined ? (
    <i class="flat-die any">
      <Icon id="die-5" class="" />
    </i>
  ) : (
    <i class={`flat-die colour-${props.of}`}>
      <Icon id={standMark(props.of)} class="" />
    </i>
  );
}

const Points = (props: { readonly n: number }) => <Glyphs glyphs={[{ kind: 'points', n: props.n }]} />;

const countedStand = (of: Countable): Stand => standOf(of === 'barracks' ? 'barracksWest' : of);

/** The rows say textile, the signs of all games cloth. */
const resourceName = (resource: string): ResourceName | undefined => {
  switch (resource) {
    case 'textile':
      return 'cloth';
    case 'stone':
    case 'wood':
    case 'clay':
    case 'glass':
    case 'papyrus':
      return resource;
    default:
      return undefined;
  }
};

const ANY_COLOUR = 2;

/** One effect. `leader`: the leader whose colour need not be said again. */
export function SpaceSign(props: { readonly effect: Effect; readonly leader?: Stand | undefined }) {
  const { effect } = props;
  switch (effect.kind) {
    case 'produceResource': {
      const resource = resourceName(effect.resource);
      return <span class="effect-sign produce">{resource && <Chip resource={resource} />}</span>;
    }
    case 'attack':
      return (
        <span class="effect-sign attack">
          <Points n={effect.points} />
        </span>
      );
    case 'defence':
      return (
        <span class="effect-sign defence">
          <Icon id="shield" class="" />
          <b>−{effect.amount}</b>
        </span>
      );
    case 'cross': {
      const said = effect.colours.length === 1 && effect.colours[0] === props.leader;
      const many = effect.colours.length >= ANY_COLOUR;
      return (
        <span class={many ? 'effect-sign cross many' : 'effect-sign cross'}>
          {!said && (
            <span class="colours">
              {effect.colours.map((colour) => (
                <Patch key={colour} of={colour} />
              ))}
            </span>
          )}
          <b>×{effect.count}</b>
        </span>
      );
    }
    case 'gainCoins':
      return (
        <span class="effect-sign coins">
          <Coin n={effect.amount} />
        </span>
      );
    case 'constructFreeDie':
      return (
        <span class="effect-sign free">
          <b>+</b>
          <FlatDie />
          <Coin n={0} />
        </span>
      );
    case 'anotherAction':
      return (
        <span class="effect-sign again">
          <Icon id="again" class="" />
        </span>
      );
    case 'coinsAndPointsPerSpace':
      return (
        <span class="effect-sign per">
          <span>
            {effect.coins > 0 && <Coin n={effect.coins} />}
            {effect.points > 0 && <Points n={effect.points} />}
          </span>
          <span>
            <b>/</b>
            <Patch of={countedStand(effect.of)} />
          </span>
        </span>
      );
    case 'pointsPerLeader':
      return (
        <span class="effect-sign leaders">
          <Points n={effect.points} />
          <b>/</b>
          <Patch of="white" />
        </span>
      );
    case 'dieCostMinus':
      return (
        <span class="effect-sign die-cost">
          <FlatDie />
          <Coin n={-effect.amount} />
        </span>
      );
    case 'dieCostZero':
      return (
        <span class="effect-sign die-cost">
          <FlatDie of={effect.colour} />
          <Coin n={0} />
        </span>
      );
    case 'coinsWhenChosen':
      return (
        <span class="effect-sign die-cost">
          <FlatDie of={effect.colour} />
          <Coin n={`+${effect.amount}`} />
        </span>
      );
    case 'unlockDie':
      return (
        <span class="effect-sign unlock">
          <FlatDie of={effect.die} />
          <Icon id="lock" class="lock" />
        </span>
      );
  }
}

/** Signs side by side that one effect asks for. */
const roomOf = (effect: Effect): number => {
  switch (effect.kind) {
    case 'produceResource':
    case 'attack':
    case 'gainCoins':
    case 'anotherAction':
    case 'unlockDie':
      return 1;
    case 'defence':
    case 'dieCostMinus':
    case 'dieCostZero':
    case 'coinsWhenChosen':
      return 2;
    case 'cross':
      return effect.colours.length > 1 ? 3 : 2;
    case 'constructFreeDie':
    case 'coinsAndPointsPerSpace':
    case 'pointsPerLeader':
      return 3;
  }
};

/** All that a space gives: its effects, then its printed points. */
export function SpaceSigns(props: { readonly space: SpaceDef; readonly leader?: Stand | undefined }) {
  const { effects, points } = props.space;
  const rooms = [...effects.map(roomOf), ...(points > 0 ? [1] : [])];
  const room = rooms.reduce((sum, it) => sum + it, 0);
  const size = room <= 1 ? 'one' : room <= 2 || (room <= 3 && rooms.length === 1) ? 'two' : room <= 4 ? 'more' : 'most';
  return (
    <span class={`signs ${size}${rooms.length > 1 && room > 2 ? ' stacked' : ''}`}>
      {effects.map((effect, i) => (
        <SpaceSign key={i} effect={effect} leader={props.leader} />
      ))}
      {points > 0 && (
        <span class="effect-sign points">
          <Points n={points} />
        </span>
      )}
    </span>
  );
}

/** A symbol of a die as it is printed on the sheet: the upper side of the die, seen flat. */
export function SymbolTile(props: { readonly symbol: string }) {
  const sign = symbolSign(props.symbol);
  return (
    <i class={`symbol-tile${sign.kind === 'coins' ? ' money' : ''}`} aria-hidden="true">
      <SignIcon sign={sign} />
    </i>
  );
}

function SignIcon(props: { readonly sign: FaceSign }) {
  const { sign } = props;
  switch (sign.kind) {
    case 'symbol':
      return <Icon id={sign.symbol} class="" />;
    case 'coins':
      return <Coin n={sign.count} />;
    case 'leader':
      return <Icon id={sign.of === undefined ? 'laureate' : standMark(sign.of)} class="" />;
    case 'spy':
    case 'guild':
      return null;
  }
}

/** The head of a leader, round as on the white die. */
export function Leader(props: { readonly of: Stand | undefined }) {
  return (
    <i class={`leader-head colour-${props.of ?? 'white'}`}>
      <Icon id={props.of === undefined ? 'laureate' : standMark(props.of)} class="" />
    </i>
  );
}
