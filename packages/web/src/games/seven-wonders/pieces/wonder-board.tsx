// A wonder board: the picture grows with the stages. Large at my own place, small at the others'.
import './wonder-board.css';
import { useRef } from 'preact/hooks';
import type { SceneId } from '../../../../scenes/index.ts';
import type { SceneStage, TimeOfDay } from '../../../symbols/art.ts';
import { growth } from '../../../symbols/growth.ts';
import { Block, Chip, CostRow, Glyphs, Icon, WonderScene } from '../../../components/index.ts';
import type { FaceCost, Glyph, Outer, ResourceName } from '../../../components/index.ts';

export interface StageFace {
  readonly cost: FaceCost;
  readonly glyphs: readonly Glyph[];
}

/** One side of a board, as it is drawn. */
export interface BoardFace {
  readonly scene: SceneId;
  readonly time: TimeOfDay;
  readonly initial: ResourceName;
  readonly stages: readonly StageFace[];
}

const ROMAN = ['I', 'II', 'III', 'IV'] as const;

/** What a stage costs and gives, in one line: cost → effect. */
export function StageLine(props: { readonly stage: StageFace; readonly class?: string | undefined }) {
  return (
    <span class={props.class ? `stage-line ${props.class}` : 'stage-line'}>
      <CostRow cost={props.stage.cost} />
      <em>→</em>
      <span class="row effects">
        <Glyphs glyphs={props.stage.glyphs} />
      </span>
    </span>
  );
}

/** Stages as small marks: filled when built. */
function Pips(props: { readonly built: number; readonly total: number }) {
  return (
    <span class="pips" aria-hidden="true">
      {Array.from({ length: props.total }, (_, i) => (
        <i key={i} class={i < props.built ? 'active' : ''} />
      ))}
    </span>
  );
}

interface Shown {
  readonly board: string;
  readonly before: SceneStage;
  readonly now: SceneStage;
}

/** The picture at its step; a new step fills from the ground up over the old one. */
function GrowingScene(props: { readonly face: BoardFace; readonly built: number }) {
  const { scene, time, stages } = props.face;
  const now = growth(props.built, stages.length);
  const board = `${scene} ${time}`;
  const shown = useRef<Shown>({ board, before: now, now });
  const last = shown.current;
  if (last.board !== board) shown.current = { board, before: now, now };
  else if (last.now !== now) shown.current = { board, before: last.now, now };
  const { before } = shown.current;
  const grows = before < now;
  return (
    <span class={`view step-${now}`}>
      <WonderScene scene={scene} time={time} stage={grows ? before : now} />
      {grows && <WonderScene key={now} scene={scene} time={time} stage={now} class="grown" />}
    </span>
  );
}

interface SlotProps {
  readonly index: number;
  /** Chips that have room in it. */
  readonly room: number;
  /** Without its numeral. */
  readonly bare: boolean;
  readonly stage: StageFace;
  readonly state: 'built' | 'next' | 'preview' | 'later';
  /** The age of the card under it. */
  readonly age: number | undefined;
  readonly attributes: Outer | undefined;
}

/** Room of a chip with its gap, and of one that lies on an equal one. */
const CHIP = 1.1;
const OVERLAP = 0.5;

const glyphLoad = (glyph: Glyph): number => {
  switch (glyph.kind) {
    case 'points':
      return 1.5;
    case 'shields':
      return glyph.n * CHIP;
    case 'slash':
      return 0.35;
    default:
      return CHIP;
  }
};

const sum = (loads: readonly number[]): number => loads.reduce((total, load) => total + load, 0);

/** Room that a slot's content asks for, in chips. Its type shrinks by it, so that two slots or four show all they have in one line. */
const slotLoad = (stage: StageFace, built: boolean, overlap: number): number => {
  const { coins, resources } = stage.cost;
  const cost = (coins > 0 ? CHIP : 0) + sum(resources.map((resource, i) => (resource === resources[i - 1] ? overlap : CHIP)));
  return sum(stage.glyphs.map(glyphLoad)) + (built ? 2.3 : cost);
};

const NUMERAL_LOAD = 0.9;

/** Chips for which the whole board has room, at the size that still reads well. */
const BOARD_LOAD = 21;

/** The numerals go when a slot has no room for its own; the order of the slots says the same. */
const isBare = (stages: readonly StageFace[], built: number): boolean =>
  stages.some((stage, i) => slotLoad(stage, i < built, CHIP) + NUMERAL_LOAD > BOARD_LOAD / stages.length);

function StageSlot(props: SlotProps) {
  const { index, room, bare, stage, state, age } = props;
  const built = state === 'built';
  const numeral = bare ? 0 : NUMERAL_LOAD;
  const plain = slotLoad(stage, built, CHIP) + numeral;
  // Even small chips would not fit: equal ones overlap.
  const tight = plain > room;
  const load = tight ? slotLoad(stage, built, OVERLAP) + numeral : plain;
  return (
    <Block
      {...props.attributes}
      base={`row slot ${state}${tight ? ' tight' : ''}`}
      style={{ '--load': load, ...props.attributes?.style }}
      data-stage={index}
    >
      {!bare && <span class="numeral">{index + 1}</span>}
      {built ? (
        <span class="row done">
          <Icon id="check" class="tick" />
          {age && <i class="under centred">{ROMAN[age - 1]}</i>}
        </span>
      ) : (
        <CostRow cost={stage.cost} />
      )}
      <span class="row effects">
        <Glyphs glyphs={stage.glyphs} />
      </span>
    </Block>
  );
}

/**
 * `own`: picture, plate and stage slots; fills its place.
 * `neighbour`: a wide tile with plate and pips. `phone`: a small tile, pips on top.
 */
type BoardSize = 'own' | 'neighbour' | 'phone';

interface WonderBoardProps extends Outer {
  readonly face: BoardFace;
  readonly built: number;
  readonly size: BoardSize;
  readonly name: string;
  /** The side in words; under the name, on a board of the full size. */
  readonly side?: string | undefined;
  /** Shows the next stage as if it were built: chosen, but not yet revealed. */
  readonly preview?: boolean | undefined;
  /** Ages of the cards under the stages, in order. */
  readonly buried?: readonly number[] | undefined;
  /** Attributes of a stage's slot, such as its click and its name. */
  readonly stage?: ((index: number) => Outer) | undefined;
}

const slotState = (index: number, built: number, preview: boolean): SlotProps['state'] =>
  index < built ? 'built' : index > built ? 'later' : preview ? 'preview' : 'next';

export function WonderBoard(props: WonderBoardProps) {
  const { face, built, size, name, side, preview = false, buried, stage, children, ...rest } = props;
  const total = face.stages.length;
  const bare = isBare(face.stages, built);
  return (
    <Block {...rest} base={`wonder-board ${size}${preview ? ' preview' : ''}${built === total ? ' whole' : ''}`}>
      <GrowingScene face={face} built={preview ? built + 1 : built} />
      {size === 'own' ? (
        <>
          <span class="row plate">
            <Chip resource={face.initial} />
            <span>
              <b>{name}</b>
              {side && <small>{side}</small>}
            </span>
          </span>
          <span class="slots" style={{ '--n': total }}>
            {face.stages.map((it, i) => (
              <StageSlot
                key={i}
                index={i}
                room={BOARD_LOAD / total}
                bare={bare}
                stage={it}
                state={slotState(i, built, preview)}
                age={buried?.[i]}
                attributes={stage?.(i)}
              />
            ))}
          </span>
        </>
      ) : (
        <>
          <span class="tile-name one-line">{name}</span>
          <Pips built={built} total={total} />
        </>
      )}
      {children}
    </Block>
  );
}
