// What a space of the sheet does, as signs. All of them are silent for screen readers: whoever places them says what they mean.
import './colours.css';
import './signs.css';
import type { Colour, Countable, Effect, Resource, SpaceDef } from '@maravilha/dice';
import type { ComponentChildren } from 'preact';
import type { ResourceName } from '../../../symbols/marks.ts';
import { Chip, Coin, Glyphs } from '../../../components/glyphs.tsx';
import { Icon } from '../../../components/icon.tsx';
import { type FaceSign, type Stand, standMark, standOf, symbolSign } from './faces.ts';

/** A space of a colour: its pigment and its mark. */
function Patch(props: { readonly of: Stand }) {
  return (
    <i class={`colour-patch colour-${props.of}`}>
      <Icon id={standMark(props.of)} />
    </i>
  );
}

/** A die of a colour, lying flat; any die without one. */
function FlatDie({ of }: { readonly of?: Colour | undefined }) {
  return (
    <i class={`flat-die ${of === undefined ? 'any' : `colour-${of}`}`}>
      <Icon id={of === undefined ? 'die-5' : standMark(of)} />
    </i>
  );
}

const Points = (props: { readonly n: number }) => <Glyphs glyphs={[{ kind: 'points', n: props.n }]} />;

const countedStand = (of: Countable): Stand => standOf(of === 'barracks' ? 'barracksWest' : of);

/** The rows say textile, the signs of all games cloth. */
const resourceName = (resource: Resource): ResourceName => (resource === 'textile' ? 'cloth' : resource);

/** What an effect is drawn with. `leader`: the leader whose colour need not be said again. */
const drawingOf = (effect: Effect, leader: Stand | undefined): ComponentChildren => {
  switch (effect.kind) {
    case 'produceResource':
      return <Chip resource={resourceName(effect.resource)} />;
    case 'attack':
      return <Points n={effect.points} />;
    case 'defence':
      return [<Icon id="shield" />, <b>−{effect.amount}</b>];
    case 'cross':
      return [
        (effect.colours.length > 1 || effect.colours[0] !== leader) && (
          <span class="colours">
            {effect.colours.map((colour) => (
              <Patch key={colour} of={colour} />
            ))}
          </span>
        ),
        <b>×{effect.count}</b>,
      ];
    case 'gainCoins':
      return <Coin n={effect.amount} />;
    case 'constructFreeDie':
      return [<b>+</b>, <FlatDie />, <Coin n={0} />];
    case 'anotherAction':
      return <Icon id="again" />;
    case 'coinsAndPointsPerSpace':
      return [
        <span>
          {effect.coins > 0 && <Coin n={effect.coins} />}
          {effect.points > 0 && <Points n={effect.points} />}
        </span>,
        <span>
          <b>/</b>
          <Patch of={countedStand(effect.of)} />
        </span>,
      ];
    case 'pointsPerLeader':
      return [<Points n={effect.points} />, <b>/</b>, <Patch of="white" />];
    case 'dieCostMinus':
      return [<FlatDie />, <Coin n={-effect.amount} />];
    case 'dieCostZero':
      return [<FlatDie of={effect.colour} />, <Coin n={0} />];
    case 'coinsWhenChosen':
      return [<FlatDie of={effect.colour} />, <Coin n={`+${effect.amount}`} />];
    case 'unlockDie':
      return [<FlatDie of={effect.die} />, <Icon id="lock" class="lock" />];
  }
};

/** What the style sheets call the signs that need a rule of their own, and how many stand side by side. */
const SIGNS: Readonly<Record<Effect['kind'], readonly [name: string, room: number]>> = {
  produceResource: ['', 1],
  attack: ['', 1],
  defence: ['defence', 2],
  cross: ['', 2],
  gainCoins: ['', 1],
  constructFreeDie: ['', 3],
  anotherAction: ['again', 1],
  coinsAndPointsPerSpace: ['per', 3],
  pointsPerLeader: ['leaders', 3],
  dieCostMinus: ['', 2],
  dieCostZero: ['', 2],
  coinsWhenChosen: ['', 2],
  unlockDie: ['unlock', 1],
};

const isMany = (effect: Effect): boolean => effect.kind === 'cross' && effect.colours.length > 1;
const roomOf = (effect: Effect): number => SIGNS[effect.kind][1] + (isMany(effect) ? 1 : 0);

/** One effect. */
export function SpaceSign(props: { readonly effect: Effect; readonly leader?: Stand | undefined }) {
  const { effect } = props;
  return <span class={`effect-sign ${isMany(effect) ? 'many' : SIGNS[effect.kind][0]}`}>{drawingOf(effect, props.leader)}</span>;
}

/** All that a space gives: its effects, then its printed points. */
export function SpaceSigns(props: { readonly space: SpaceDef; readonly leader?: Stand | undefined }) {
  const { effects, points } = props.space;
  const rooms = [...effects.map(roomOf), ...(points > 0 ? [1] : [])];
  const room = rooms.reduce((sum, it) => sum + it, 0);
  const size = room <= 1 ? 'one' : room <= 2 || (room <= 3 && rooms.length === 1) ? 'two' : room <= 4 ? 'four' : 'most';
  return (
    <span class={`signs row ${size}${rooms.length > 1 && room > 2 ? ' stacked' : ''}`}>
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
      return <Icon id={sign.symbol} />;
    case 'coins':
      return <Coin n={sign.count} />;
    case 'leader':
      return <Icon id={sign.of === undefined ? 'laureate' : standMark(sign.of)} />;
    case 'spy':
    case 'guild':
      return null;
  }
}

/** The head of a leader, round as on the white die. */
export function Leader(props: { readonly of: Stand | undefined }) {
  return (
    <i class={`leader-head colour-${props.of ?? 'white'}`}>
      <Icon id={props.of === undefined ? 'laureate' : standMark(props.of)} />
    </i>
  );
}
