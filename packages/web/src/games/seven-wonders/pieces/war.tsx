// War: tokens already won, and how the next one would end. Words come as props, numbers and signs are drawn here.
import './war.css';
import type { ComponentChildren } from 'preact';
import type { SymbolId } from '../../../symbols/drawings.ts';
import { Icon } from '../../../components/icon.tsx';
import { Block } from '../../../components/outer.tsx';
import type { Outer } from '../../../components/types.ts';

/** `none`: no war is fought on that side. */
type WarOutcome = 'win' | 'lose' | 'tie' | 'none';

const SIGN = { win: 'check', lose: 'cross', tie: 'equal', none: 'team' } as const satisfies Record<WarOutcome, SymbolId>;

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** Conflict tokens by their points; without any, a quiet zero. */
export function ConflictTokens(props: Outer & { readonly tokens: readonly number[]; readonly small?: boolean | undefined }) {
  const { tokens, small, children, ...rest } = props;
  return (
    <Block {...rest} base={small ? 'war-tokens small' : 'war-tokens'}>
      {tokens.map((points, i) => (
        <span key={i} class={points < 0 ? 'row war-token lost' : 'row war-token'}>
          {!small && <Icon id={points < 0 ? 'defeat' : 'victory'} class="" />}
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
  readonly points?: number | undefined;
}

interface WarBoxProps extends WarProps {
  /** Shields on both sides. */
  readonly mine: number;
  readonly theirs: number;
  /** Small words beside the shields: "you", and the other's name where it is not the neighbour. */
  readonly you?: string | undefined;
  readonly them?: string | undefined;
  /** A line above: who sits out, and whom I meet instead. */
  readonly via?: ComponentChildren;
}

/** How the war with a neighbour would end now: colour, sign and word. */
export function WarBox(props: WarBoxProps) {
  const { outcome, word, points, mine, theirs, you, them, via, children, ...rest } = props;
  return (
    <Block {...rest} base={`war ${outcome}`}>
      {via && (
        <span class="row instead">
          <Icon id="dove" class="" />
          <span>{via}</span>
        </span>
      )}
      {outcome === 'none' ? (
        <span class="row result">
          <Icon id={SIGN[outcome]} class="" />
          {word}
        </span>
      ) : (
        <>
          <span class="row shields-side">
            <b>{mine}</b>
            <Icon id="shield" class="" />
            {you && <em class="one-line">{you}</em>}
          </span>
          <span class="row result">
            <Icon id={SIGN[outcome]} class="" />
            {word}
            {points !== undefined && points !== 0 && <b>{signed(points)}</b>}
          </span>
          <span class="row shields-side theirs">
            {them && <em class="one-line">{them}</em>}
            <Icon id="shield" class="" />
            <b>{theirs}</b>
          </span>
        </>
      )}
      {children}
    </Block>
  );
}

/** The same in one short line, for a phone. */
export function WarLine(props: WarProps & { readonly via?: string | undefined }) {
  const { outcome, word, points, via, children, ...rest } = props;
  return (
    <Block {...rest} base={`row war-line ${outcome}`}>
      {via && <Icon id="dove" class="" />}
      <Icon id={SIGN[outcome]} class="" />
      {word}
      {points !== undefined && points !== 0 && ` ${signed(points)}`}
      {via && ` × ${via}`}
      {children}
    </Block>
  );
}
