// A card of Architects: it shows one thing, large. The same face serves the decks, the own city and the rows of small cards.
import './card.css';
import type { CardId } from '@maravilha/architects';
import { colourMark } from '../../../symbols/marks.ts';
import { Glyphs } from '../../../components/glyphs.tsx';
import { Icon } from '../../../components/icon.tsx';
import type { Outer } from '../../../components/types.ts';
import { cardFace } from './faces.ts';
import { Piece } from './piece.tsx';

/** `big`: on a deck, 92 px wide with its name. `own`: in my city, 62 px. `mini`: 24 × 31. `--w` sets another width. */
type ArCardSize = 'big' | 'own' | 'mini';

interface ArCardProps extends Outer {
  /** Not read while it lies face down. */
  readonly card?: CardId | undefined;
  readonly size: ArCardSize;
  /** Cards in the deck, or alike in the city: a number on the corner. */
  readonly count?: number | undefined;
  /** On the strip below; without it there is no strip. */
  readonly name?: string | undefined;
  /** The back of the central deck. */
  readonly faceDown?: boolean | undefined;
  /** Drawn as the top of a deck. */
  readonly stack?: boolean | undefined;
  /** It can be chosen now: gold ring and ink line. */
  readonly pick?: boolean | undefined;
}

/** Names that only fit in smaller letters. */
const LONG_NAME = 9;

function Horns(props: { readonly count: number }) {
  return (
    <span class="horns">
      {Array.from({ length: props.count }, (_, i) => (
        <i key={i}>
          <Icon id="horn" />
        </i>
      ))}
    </span>
  );
}

function Back() {
  return (
    <span class="face-down centred">
      <svg class="arches" viewBox="0 0 80 106" preserveAspectRatio="none" aria-hidden="true">
        <path d="M-6 70A46 46 0 0 1 86 70M-6 88A46 46 0 0 1 86 88M-6 106A46 46 0 0 1 86 106M10 122A30 30 0 0 1 70 122" />
        <rect x="4" y="4" width="72" height="98" rx="3" />
      </svg>
      <Icon id="stage" class="symbol" />
    </span>
  );
}

function Front({ card, name }: { readonly card: CardId; readonly name: string | undefined }) {
  const { colour, glyph, horns, cat } = cardFace(card);
  return (
    <>
      <span class={`face c-${colour}`}>
        <Icon id={colourMark(colour)} class="colour-mark" />
        <Glyphs glyphs={[glyph]} />
        {horns > 0 && <Horns count={horns} />}
        {cat && (
          <i class="paw">
            <Icon id="cat" />
          </i>
        )}
      </span>
      {name !== undefined && <span class={name.length > LONG_NAME ? 'card-name long' : 'card-name'}>{name}</span>}
    </>
  );
}

export function ArCard(props: ArCardProps) {
  const { card, size, count, name, faceDown, stack, pick, children, ...rest } = props;
  const down = faceDown || card === undefined;
  return (
    <Piece
      {...rest}
      base={`architects-card ${size}-size${down ? ' down' : ''}${name === undefined || down ? ' bare' : ''}${stack ? ' deck-top' : ''}${pick ? ' pick' : ''}`}
    >
      {down ? <Back /> : <Front card={card} name={name} />}
      {count !== undefined && <b class="numerals">{count}</b>}
      {children}
    </Piece>
  );
}
