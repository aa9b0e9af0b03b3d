// Cities at three distances: my own as stacks, a neighbour's as cells, a far seat's as numbers. One column per colour.
import './cities.css';
import { Block, colourMark, glyphRoom, Glyphs, Icon, Vignette } from '../../../components/index.ts';
import type { CardColour, Glyph, Outer } from '../../../components/index.ts';

export interface CityCard {
  readonly id: string;
  readonly colour: CardColour;
  readonly glyphs: readonly Glyph[];
  /** The effect for narrow places. */
  readonly short: readonly Glyph[];
  readonly name: string;
}

/** Attributes of a card's own element: what happens on click, its data, its full name. */
type CardAttributes = (card: CityCard) => Outer;

interface CityProps extends Outer {
  /** The columns, also the empty ones, in the order of the table. */
  readonly colours: readonly CardColour[];
  readonly cards: readonly CityCard[];
  readonly card?: CardAttributes | undefined;
}

const of = (cards: readonly CityCard[], colour: CardColour): readonly CityCard[] => cards.filter((card) => card.colour === colour);

const ONE_LINE = 4;
const NO_NAMES = 7;
/** Glyphs that have room in a strip of two lines: at full size, and at all. */
const STRIP_ROOM = 3;
const STRIP_MOST = 4;

/** More cards, smaller strips: two lines, one line, then two columns whose names come with the focus. */
const stackClass = (count: number): string => (count === 0 ? ' empty' : count > NO_NAMES ? ' many crowd' : count > ONE_LINE ? ' many' : '');

interface ColourStackProps {
  readonly colour: CardColour;
  readonly cards: readonly CityCard[];
  readonly card?: CardAttributes | undefined;
}

/** One colour of my city: strips on the skyline of the colour. */
function ColourStack(props: ColourStackProps) {
  const { colour, cards } = props;
  return (
    <div class={`column stack c-${colour}${stackClass(cards.length)}`} data-colour={colour}>
      <Vignette colour={colour} />
      {cards.length === 0 && <Icon id={colourMark(colour)} class="placeholder" />}
      {cards.map((card) => {
        const short = cards.length > ONE_LINE || glyphRoom(card.glyphs) > STRIP_MOST;
        const glyphs = short ? card.short : card.glyphs;
        return (
          <Block title={card.name} {...props.card?.(card)} key={card.id} base={`city-strip c-${colour}`}>
            <span class="emblem centred">
              <Icon id={colourMark(colour)} class="" />
            </span>
            <span class={glyphRoom(glyphs) > STRIP_ROOM ? 'row effects dense' : 'row effects'}>
              <Glyphs glyphs={glyphs} />
            </span>
            <span class="title one-line">{card.name}</span>
          </Block>
        );
      })}
    </div>
  );
}

/** My city: all colours side by side. It fills the height it is given. */
export function CityStacks(props: CityProps) {
  const { colours, cards, card, children, ...rest } = props;
  return (
    <Block {...rest} base="stacks">
      {colours.map((colour) => (
        <ColourStack key={colour} colour={colour} cards={of(cards, colour)} card={card} />
      ))}
      {children}
    </Block>
  );
}
