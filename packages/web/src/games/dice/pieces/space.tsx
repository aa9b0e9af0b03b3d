// One space of the sheet: its cost in the dark corner, what it gives, the cross of the pen. A button while it can be taken.
import './space.css';
import type { SpaceDef, SpaceId, StructureId } from '@maravilha/dice';
import { h } from 'preact';
import type { Stand } from './faces.ts';
import { Cross, Written } from './ink.tsx';
import { PriceCoin } from './price-coin.tsx';
import { attackOf, nextStage, rowsOf, spaceId, surenessOf } from './rows.ts';
import { Leader, SpaceSigns, SymbolTile } from './signs.tsx';
import type { SheetProps } from './types.ts';

interface SpaceProps {
  readonly sheet: SheetProps;
  readonly structure: StructureId;
  readonly name: string;
  /** A leader stands in it: its colour, none for the laurel. */
  readonly leader?: { readonly of: Stand | undefined } | undefined;
  /** The symbol of the die, if the effect does not show it already. */
  readonly symbol?: string | undefined;
  readonly class?: string | undefined;
}

/** What is printed: an attack keeps room for the number that will be recorded. */
function Printed(props: Pick<SpaceProps, 'leader' | 'symbol'> & { readonly space: SpaceDef }) {
  const { space, leader, symbol } = props;
  return (
    <>
      {leader && <Leader of={leader.of} />}
      <SpaceSigns space={space} leader={leader?.of} />
      {symbol !== undefined && <SymbolTile symbol={symbol} />}
    </>
  );
}

interface Look {
  readonly done: boolean;
  readonly price: number | undefined;
  readonly stage: boolean;
  readonly chosen: boolean;
}

const lookOf = (sheet: SheetProps, id: SpaceId): Look => {
  const done = sheet.crossed.includes(id);
  const priced = done ? undefined : sheet.reachable?.get(id);
  const stage = priced === undefined && sheet.wonderPrice !== undefined && nextStage(rowsOf(sheet), sheet.crossed) === id;
  return { done, price: stage ? sheet.wonderPrice : priced, stage, chosen: sheet.chosen === id };
};

const classOf = (look: Look, sure: string, more: string | undefined, wet: boolean): string =>
  [
    'space',
    look.done ? 'done' : '',
    wet ? 'wet' : '',
    look.price === undefined ? '' : look.stage ? 'stage-open' : 'open',
    look.chosen ? 'chosen' : '',
    sure,
    more ?? '',
  ]
    .filter((word) => word !== '')
    .join(' ');

export function Space(props: SpaceProps) {
  const { sheet, structure, name } = props;
  const id = spaceId(structure, name);
  const space = rowsOf(sheet)(structure).spaces[name];
  if (space === undefined) return null;
  const look = lookOf(sheet, id);
  const attack = attackOf(space);
  const recorded = sheet.attacks?.[id];
  const foreseen = sheet.foreseen?.get(id);
  const wet = sheet.fresh?.includes(id) === true;
  const more = `${props.class ?? ''}${attack === undefined ? '' : ' attack'}${props.leader ? ' with-leader' : ''}`.trim();
  const sure = sheet.confidence ? `known-${surenessOf(space)}` : '';
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
      class: classOf(look, sure, more === '' ? undefined : more, wet),
      'data-space': id,
      'data-spot': sheet.spot === undefined ? undefined : `${sheet.spot}:${id}`,
    },
    <span class="cost">{space.cost}</span>,
    <Printed space={space} leader={props.leader} symbol={props.symbol} />,
    attack !== undefined && (
      <span class="recorded">
        {recorded !== undefined && look.done ? <Written n={recorded} /> : !look.done && foreseen !== undefined && <b>{foreseen}</b>}
      </span>
    ),
    look.done && <Cross seed={id} drawn={(sheet.drawn ?? sheet.fresh)?.includes(id)} class={attack === undefined ? undefined : 'left'} />,
    look.price !== undefined && (
      <span class="price">
        <PriceCoin n={look.price} />
      </span>
    ),
  );
}
