// The structures of a sheet. Each is drawn from its rows; a fuller one than usual is set in smaller type, so that the plan keeps its shape.
import { AGORA_FIRST_POINTS, type StructureId } from '@maravilha/dice';
import type { ComponentChildren } from 'preact';
import { Glyphs } from '../../../components/glyphs.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Block } from '../../../components/outer.tsx';
import { gridOf, type Lane, lanesOf, meeting } from './arrange.ts';
import { standMark, symbolSign } from './faces.ts';
import { CoinMark } from './ink.tsx';
import { keyOf, progressOf, rowsOf } from './rows.ts';
import { SymbolTile } from './signs.tsx';
import { Space } from './space.tsx';
import type { SheetProps } from './types.ts';

interface PartProps {
  readonly sheet: SheetProps;
  readonly structure: StructureId;
}

/** How much smaller the type gets when there is more than the usual room for. */
export const fitOf = (room: number, needed: number): number => (needed <= room ? 1 : Number((room / needed).toFixed(3)));

const Arrow = (props: { readonly down?: boolean }) => (
  <svg class={props.down ? 'arrow down' : 'arrow'} viewBox="0 0 9 10" aria-hidden="true" focusable="false">
    <path d="M0 3.5H4V0L9 5L4 10V6.5H0Z" />
  </svg>
);

function Tiles(props: { readonly lane: Lane }) {
  return (
    <>
      {props.lane.symbols.map((symbol) => (
        <SymbolTile key={symbol} symbol={symbol} />
      ))}
    </>
  );
}

/** The head of a structure: mark, name, how far it is. It opens the structure in large where that is offered. */
export function Head(props: PartProps & { readonly children?: ComponentChildren }) {
  const { sheet, structure } = props;
  const rows = rowsOf(sheet);
  const { done, of } = progressOf(rows, structure, sheet.crossed);
  const key = keyOf(rows, structure);
  const locked = key !== undefined && sheet.unlocked?.includes(key) !== true;
  const { onStructure } = sheet;
  const label = sheet.structureLabel?.(structure);
  return (
    <Block
      base="structure-head"
      aria-hidden={onStructure === undefined}
      aria-label={label}
      title={label}
      onClick={onStructure && (() => onStructure(structure))}
    >
      <Icon id={standMark(rows(structure).colour ?? 'wonder')} />
      <b>{sheet.words.structures[structure]}</b>
      {props.children}
      <span class="far">
        {done}/{of}
        {locked && <Icon id="lock" />}
      </span>
    </Block>
  );
}

function Section(props: PartProps & { readonly class: string; readonly fit: number; readonly children: ComponentChildren }) {
  const { sheet, structure } = props;
  const rows = rowsOf(sheet);
  const { done, of } = progressOf(rows, structure, sheet.crossed);
  return (
    <section
      class={`structure colour-${rows(structure).colour ?? 'wonder'} ${props.class}${done === of ? ' whole' : ''}`}
      data-structure={structure}
      style={{ '--fit': props.fit }}
    >
      <Head sheet={sheet} structure={structure} />
      <div class="structure-body row">{props.children}</div>
    </section>
  );
}

const longest = (lanes: readonly Lane[]): number => Math.max(0, ...lanes.map((lane) => lane.spaces.length));

interface LanesProps extends PartProps {
  readonly class: string;
  /** Lanes beside each other, and spaces in each, before the type gets smaller. */
  readonly room: readonly [lanes: number, spaces: number];
  /** From above, under their symbols. */
  readonly down?: boolean;
}

/**
 * Lanes behind their symbols: the University and any wall in large from left to right, the Market from above. An arrow joins spaces that
 * follow each other, a line those of a column that may be taken in any order.
 */
export function Lanes(props: LanesProps) {
  const { sheet, structure, down = false } = props;
  const lanes = lanesOf(rowsOf(sheet)(structure));
  const fit = Math.min(fitOf(props.room[0], lanes.length), fitOf(props.room[1], longest(lanes)));
  return (
    <Section sheet={sheet} structure={structure} class={`${down ? 'columns' : 'lanes'} ${props.class}`} fit={fit}>
      {lanes.map((lane, i) => (
        <div key={i} class={`${down ? 'col' : 'lane'}${lane.any ? ' any' : ''}`}>
          <Tiles lane={lane} />
          {lane.spaces.map((name, n) => (
            <>
              {(n === 0 ? !down && lane.symbols.length > 0 : !lane.any) && <Arrow down={down} />}
              <Space key={name} sheet={sheet} structure={structure} name={name} />
            </>
          ))}
        </div>
      ))}
    </Section>
  );
}

/** The points of who completes the Agora first: circled by the pen if that was I, struck out if it was another. */
function FirstMarker(props: { readonly sheet: SheetProps }) {
  const { agoraFirst, agoraTaken, words } = props.sheet;
  return (
    <span class={`first${agoraTaken && !agoraFirst ? ' gone' : ''}`} aria-hidden="true">
      <Glyphs glyphs={[{ kind: 'points', n: AGORA_FIRST_POINTS }]} />
      <small>{words.first}</small>
      {agoraFirst && <CoinMark seed="agora first" spent={false} />}
    </span>
  );
}

/** The Agora: rows and columns cross, each led by its symbol. Rows that form no grid are drawn as lanes. */
export function Agora(props: { readonly sheet: SheetProps }) {
  const { sheet } = props;
  const grid = gridOf(rowsOf(sheet)('agora'));
  if (grid === undefined) return <Lanes sheet={sheet} structure="agora" class="agora" room={[3, 3]} />;
  const { rows, columns } = grid;
  const empty = rows.flatMap((row, r) => columns.flatMap((column, c) => (meeting(row, column) === undefined ? [`${r} ${c}`] : [])))[0];
  const fit = Math.min(fitOf(3, columns.length), fitOf(3, rows.length));
  return (
    <Section sheet={sheet} structure="agora" class="agora" fit={fit}>
      <div class="grid" style={{ '--n': columns.length }}>
        {empty === undefined ? <FirstMarker sheet={sheet} /> : <span />}
        {columns.map((column, c) => (
          <span key={c} class="lead-in">
            <Tiles lane={column} />
          </span>
        ))}
        {rows.map((row, r) => (
          <>
            <span key={r} class="lead-in">
              <Tiles lane={row} />
            </span>
            {columns.map((column, c) => {
              const name = meeting(row, column);
              if (name !== undefined) return <Space key={name} sheet={sheet} structure="agora" name={name} />;
              return empty === `${r} ${c}` ? <FirstMarker key="first" sheet={sheet} /> : <span key={c} />;
            })}
          </>
        ))}
      </div>
    </Section>
  );
}

/** Spaces in one row, each with its symbol inside: Warehouse, Gallery, Guild Court. */
export function Row(props: PartProps & { readonly class: string; readonly room: number }) {
  const { sheet, structure } = props;
  const rows = rowsOf(sheet)(structure);
  const lanes = lanesOf(rows);
  const count = lanes.reduce((sum, lane) => sum + lane.spaces.length, 0);
  return (
    <Section sheet={sheet} structure={structure} class={props.class} fit={fitOf(props.room, count)}>
      {lanes.flatMap((lane) =>
        lane.spaces.map((name, n) => {
          const symbol = lane.symbols.length === 1 ? lane.symbols[0] : undefined;
          const sign = symbol === undefined ? undefined : symbolSign(symbol);
          const leader = sign?.kind === 'leader' ? { of: sign.of } : undefined;
          const shown = rows.spaces[name]?.effects.some((effect) => effect.kind === 'produceResource' && effect.resource === symbol);
          return (
            <Space
              key={name}
              sheet={sheet}
              structure={structure}
              name={name}
              leader={leader}
              symbol={leader === undefined && shown === false ? symbol : undefined}
              follows={n > 0 && !lane.any}
            />
          );
        }),
      )}
    </Section>
  );
}

/** Heights of a space and of a symbol tile in a wall, and what fits into it. */
const WALL = { space: 6.3, tile: 2.95, room: 7 * 6.3 + 2 * 2.95 } as const;

/** A wall of the city: attacks under their symbol, defences below. */
export function WallPart(props: { readonly sheet: SheetProps; readonly structure: 'barracksWest' | 'barracksEast' }) {
  const { sheet, structure } = props;
  const west = structure === 'barracksWest';
  const lanes = lanesOf(rowsOf(sheet)(structure));
  const needed = lanes.reduce((sum, lane) => sum + lane.spaces.length * WALL.space + lane.symbols.length * WALL.tile, 0);
  const defence = sheet.facing?.[structure];
  return (
    <section
      class={`structure colour-red wall ${west ? 'west' : 'east'}`}
      data-structure={structure}
      style={{ '--fit': fitOf(WALL.room, needed) }}
    >
      <Head sheet={sheet} structure={structure}>
        <span class="facing row">
          {west && <Icon id="arrow-left" />}
          {defence !== undefined && <Icon id="shield" />}
          {defence}
          {!west && <Icon id="arrow-right" />}
        </span>
      </Head>
      <div class="structure-body row">
        {lanes.map((lane, i) => (
          <div key={i} class="run">
            <Tiles lane={lane} />
            {lane.spaces.map((name) => (
              <Space key={name} sheet={sheet} structure={structure} name={name} />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
