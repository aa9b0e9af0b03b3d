// One space of the sheet: its cost in the dark corner or its whole price in a coin, what it gives, the cross of the pen. A button while it can be taken.
import './space.css';
import type { SpaceId, StructureId } from '@maravilha/dice';
import { h } from 'preact';
import type { Stand } from './faces.ts';
import { Cross, Written } from './ink.tsx';
import { PriceCoin } from './price-coin.tsx';
import { attackOf, nextStage, rowsOf, spaceId } from './rows.ts';
import { Leader, SpaceSigns, SymbolTile } from './signs.tsx';
import type { SheetProps } from './types.ts';

/** What a space must know of the sheet it is on. */
type SpaceSheet = Pick<SheetProps, 'city' | 'crossed'> & Partial<SheetProps>;

interface SpaceProps {
  readonly sheet: SpaceSheet;
  readonly structure: StructureId;
  readonly name: string;
  /** A leader stands in it: its colour, none for the laurel. */
  readonly leader?: { readonly of: Stand | undefined } | undefined;
  /** The symbol of the die, if the effect does not show it already. */
  readonly symbol?: string | undefined;
  /** An arrow leads here from the space before. */
  readonly follows?: boolean;
}

interface Look {
  readonly done: boolean;
  readonly price: number | undefined;
  readonly stage: boolean;
  readonly chosen: boolean;
}

const lookOf = (sheet: SpaceSheet, id: SpaceId): Look => {
  const done = sheet.crossed.includes(id);
  const priced = done ? undefined : sheet.reachable?.get(id);
  const stage = priced === undefined && sheet.wonderPrice !== undefined && nextStage(rowsOf(sheet), sheet.crossed) === id;
  return { done, price: stage ? sheet.wonderPrice : priced, stage, chosen: sheet.chosen === id };
};

export function Space(props: SpaceProps) {
  const { sheet, structure, name } = props;
  const id = spaceId(structure, name);
  const space = rowsOf(sheet)(structure).spaces[name];
  if (space === undefined) return null;
  const look = lookOf(sheet, id);
  const attack = attackOf(space);
  const recorded = sheet.attacks?.[id];
  const foreseen = sheet.foreseen?.get(id);
  const classes = {
    done: look.done,
    wet: sheet.fresh?.includes(id) === true,
    open: look.price !== undefined && !look.stage,
    'stage-open': look.price !== undefined && look.stage,
    chosen: look.chosen,
    attack: attack !== undefined,
    'with-leader': props.leader !== undefined,
    follows: props.follows === true,
  };
  const { onSpace } = sheet;
  const pressable = look.price !== undefined && onSpace !== undefined;
  const label = pressable ? sheet.spaceLabel?.(id) : undefined;
  const attributes = pressable
    ? { type: 'button', 'aria-label': label, title: label, 'aria-pressed': look.chosen, onClick: () => onSpace(id) }
    : { 'aria-hidden': true };
  return h(
    pressable ? 'button' : 'span',
    {
      ...attributes,
      class: ['space', ...Object.entries(classes).flatMap(([name, holds]) => (holds ? [name] : []))].join(' '),
      'data-space': id,
      'data-done': look.done || undefined,
      'data-fresh': classes.wet || undefined,
      'data-spot': sheet.spot === undefined ? undefined : `${sheet.spot}:${id}`,
    },
    look.price === undefined ? (
      <span class="cost centred" data-symbol="space-cost">
        {space.cost}
      </span>
    ) : (
      <span class="price">
        <PriceCoin n={look.price} />
      </span>
    ),
    props.leader && <Leader of={props.leader.of} />,
    <SpaceSigns space={space} leader={props.leader?.of} />,
    props.symbol !== undefined && <SymbolTile symbol={props.symbol} />,
    attack !== undefined && (
      <span class="recorded centred">
        {recorded !== undefined && look.done ? <Written n={recorded} /> : !look.done && foreseen !== undefined && <b>{foreseen}</b>}
      </span>
    ),
    look.done && <Cross seed={id} drawn={(sheet.drawn ?? sheet.fresh)?.includes(id)} class={attack === undefined ? undefined : 'left'} />,
  );
}
