// War: tokens already won, and how the next one would end. Words come as props, numbers and signs are drawn here.
import './war.css';
import { Block, Icon, type Outer, type SymbolId } from '../../../components/index.ts';

/** `none`: no war is fought on that side. */
type WarOutcome = 'win' | 'lose' | 'tie' | 'none';

const SIGN = { win: 'check', lose: 'cross', tie: 'equal', none: 'team' } as const satisfies Record<WarOutcome, SymbolId>;

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** Conflict tokens by their points, equal ones once with their number. */
export function ConflictTokens({ tokens, children, ...rest }: Outer & { readonly tokens: readonly number[] }) {
  return (
    <Block {...rest} base="war-tokens">
      {[...new Set(tokens)].map((points) => {
        const count = tokens.filter((one) => one === points).length;
        return (
          <span key={points} class={points < 0 ? 'row war-token lost' : 'row war-token'}>
            <Icon id={points < 0 ? 'defeat' : 'victory'} class="" />
            {signed(points)}
            {count > 1 && <small>×{count}</small>}
          </span>
        );
      })}
      {children}
    </Block>
  );
}

interface WarProps extends Outer {
  readonly outcome: WarOutcome;
  /** "win", "tie", or why there is no war. */
  readonly word: string;
  /** Points of the token; left out at a tie. */
  readonly points?: number;
  /** Mine, and theirs. */
  readonly shields?: readonly [number, number];
  /** Whom I meet where the neighbour sits out. */
  readonly instead?: string | undefined;
}

/** How the war with a neighbour would end now: colour, sign and word. */
export function WarBox({ outcome, word, points = 0, shields, instead, ...rest }: WarProps) {
  return (
    <Block {...rest} base={`row war ${outcome}`}>
      {shields && (
        <span class="row numerals">
          <Icon id="war" class="" />
          <b>{shields.join(' × ')}</b>
        </span>
      )}
      {instead && (
        <span class="row instead">
          <Icon id="dove" class="" />
          <span>{instead}</span>
        </span>
      )}
      <span class="row result">
        <Icon id={SIGN[outcome]} class="" />
        <span class="word">{word}</span>
        {points !== 0 && <b>{signed(points)}</b>}
      </span>
    </Block>
  );
}
