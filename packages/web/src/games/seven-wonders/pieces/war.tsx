// War: tokens already won, and how the next one would end. Words come as props, numbers and signs are drawn here.
import './war.css';
import { Block, Icon, type Outer, type SymbolId } from '../../../components/index.ts';

/** `none`: no war is fought on that side. */
type WarOutcome = 'win' | 'lose' | 'tie' | 'none';

const SIGN = { win: 'check', lose: 'cross', tie: 'equal', none: 'team' } as const satisfies Record<WarOutcome, SymbolId>;

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** Conflict tokens by their points; without any, a quiet zero. */
export function ConflictTokens({ tokens, children, ...rest }: Outer & { readonly tokens: readonly number[] }) {
  return (
    <Block {...rest} base="war-tokens">
      {tokens.map((points, i) => (
        <span key={i} class={points < 0 ? 'row war-token lost' : 'row war-token'}>
          <Icon id={points < 0 ? 'defeat' : 'victory'} class="" />
          {signed(points)}
        </span>
      ))}
      {tokens.length === 0 && <span class="row war-token zero">0</span>}
      {children}
    </Block>
  );
}

interface WarProps extends Outer {
  readonly outcome: WarOutcome;
  /** "win", "tie", or the sentence that says why there is no war. */
  readonly word: string;
  /** Points of the token; left out at a tie. */
  readonly points?: number;
  /** Shields on both sides, with small words beside them: "you", and the other's name where it is not the neighbour. */
  readonly mine?: readonly [number, string];
  readonly theirs?: readonly [number, string];
  /** Who sits out, and whom I meet instead. */
  readonly via?: string | undefined;
}

/** How the war with a neighbour would end now: colour, sign and word. */
export function WarBox({ outcome, word, points = 0, mine, theirs, via, ...rest }: WarProps) {
  return (
    <Block {...rest} base={`war ${outcome}`}>
      {via && (
        <span class="row instead">
          <Icon id="dove" class="" />
          <span>{via}</span>
        </span>
      )}
      {mine && (
        <span class="row shields-side">
          <b>{mine[0]}</b>
          <Icon id="shield" class="" />
          <em class="one-line">{mine[1]}</em>
        </span>
      )}
      <span class="row result">
        <Icon id={SIGN[outcome]} class="" />
        {word}
        {points !== 0 && <b>{signed(points)}</b>}
      </span>
      {theirs && (
        <span class="row shields-side theirs">
          <em class="one-line">{theirs[1]}</em>
          <Icon id="shield" class="" />
          <b>{theirs[0]}</b>
        </span>
      )}
    </Block>
  );
}
