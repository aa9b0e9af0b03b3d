// My city as stacks of cards, one column per colour.
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

/** How many cards of a colour stand on two lines each, and how many have room for their names; in a low window fewer. */
const ROOM = { usual: { twoLines: 4, names: 7 }, low: { twoLines: 3, names: 5 } } as const;
type Room = (typeof ROOM)[keyof typeof ROOM];
/** Glyphs that have room in a strip of two lines: at full size, and at all. */
const STRIP_ROOM = 3;
const STRIP_MOST = 4;
/** Letters that have room on one line of it. */
const LINE = 15;

/** More cards, smaller strips: two lines, one line, then two columns whose names come with the focus. */
const stackClass = (count: number, { twoLines, names }: Room): string =>
  count === 0 ? ' empty' : count > names ? ' many crowd' : count > twoLines ? ' many' : '';

interface ColourStackProps {
  readonly colour: CardColour;
  readonly cards: readonly CityCard[];
  readonly card?: CardAttributes | undefined;
  readonly room: Room;
}

/** One colour of my city: strips on the skyline of the colour. */
function ColourStack(props: ColourStackProps) {
  const { colour, cards, room } = props;
  return (
    <div class={`column stack c-${colour}${stackClass(cards.length, room)}`} data-colour={colour}>
      <Vignette colour={colour} />
      {cards.length === 0 && <Icon id={colourMark(colour)} class="placeholder" />}
      {cards.map((card) => {
        const short = cards.length > room.twoLines || glyphRoom(card.glyphs) > STRIP_MOST;
        const glyphs = short ? card.short : card.glyphs;
        return (
          <Block title={card.name} {...props.card?.(card)} key={card.id} base={`city-strip c-${colour}`}>
            <span class="emblem centred">
              <Icon id={colourMark(colour)} class="" />
            </span>
            <span class={glyphRoom(glyphs) > STRIP_ROOM ? 'row effects dense' : 'row effects'}>
              <Glyphs glyphs={glyphs} />
            </span>
            <span class={card.name.length > LINE ? 'title long' : 'title'}>{card.name}</span>
          </Block>
        );
      })}
    </div>
  );
}

/** My city: all colours side by side. It fills the height it is given. */
export function CityStacks(props: CityProps & { readonly low: boolean }) {
  const { colours, cards, card, low, children, ...rest } = props;
  return (
    <Block {...rest} base="stacks">
      {colours.map((colour) => (
        <ColourStack key={colour} colour={colour} cards={of(cards, colour)} card={card} room={low ? ROOM.low : ROOM.usual} />
      ))}
      {children}
    </Block>
  );
}
