import './wonder.css';
import type { SceneId } from '../../scenes/index.ts';
import { type PictureId, pictureUrl, type SceneStage, sceneUrl, type TimeOfDay } from '../symbols/art.ts';
import { CostRow, Glyphs } from './glyphs.tsx';
import { Icon } from './icon.tsx';
import { Block } from './outer.tsx';
import { PriceTag } from './price-tag.tsx';
import type { Outer, Price, WonderFaceData } from './types.ts';

export interface WonderSceneProps {
  readonly scene: SceneId;
  readonly time: TimeOfDay;
  /** 0 plan … 3 finished; `built` is short for 3 or 0. */
  readonly stage?: SceneStage | undefined;
  readonly built?: boolean | undefined;
  readonly class?: string | undefined;
}

/** A wonder's picture. It fills its box and keeps its top, where the monument ends. */
export function WonderScene(props: WonderSceneProps) {
  const stage = props.stage ?? (props.built ? 3 : 0);
  return (
    <img
      class={props.class ? `scene ${props.class}` : 'scene'}
      src={sceneUrl(props.scene, props.time, stage)}
      alt=""
      width="360"
      height="200"
      draggable={false}
    />
  );
}

/** The skyline of the home page and the pictures of the games. */
export function Picture(props: { readonly picture: PictureId; readonly time: TimeOfDay; readonly class?: string | undefined }) {
  return (
    <img class={props.class ? `scene ${props.class}` : 'scene'} src={pictureUrl(props.picture, props.time)} alt="" draggable={false} />
  );
}

export interface WonderProps extends WonderFaceData, Outer {
  readonly name: string;
  readonly time: TimeOfDay;
  readonly built?: boolean | undefined;
  /** It can no longer be built: the eighth wonder. */
  readonly out?: boolean | undefined;
  readonly selected?: boolean | undefined;
  readonly tag?: Price | undefined;
}

type State = Pick<WonderProps, 'built' | 'out' | 'selected'>;

const stateOf = ({ built, out, selected }: State): string =>
  `${built ? ' built' : ' plan'}${out ? ' out' : ''}${selected ? ' selected' : ''}`;

/** The large form, for drafting and reading: scene, cost column, plate with name and effects. Width `--w`. */
export function WonderCard(props: WonderProps) {
  const { scene, cost, glyphs, name, time, built, out, selected, tag, children, ...rest } = props;
  return (
    <Block {...rest} base={`wonder${stateOf({ built, out, selected })}`}>
      <WonderScene scene={scene} time={time} built={built} />
      <CostRow cost={cost} />
      <span class="plate row">
        <span class="name">{name}</span>
        <span class="effects">
          <Glyphs glyphs={glyphs} />
        </span>
      </span>
      {out && <Icon id="cross" class="tick" />}
      {tag && <PriceTag price={tag} />}
      {children}
    </Block>
  );
}

/** The small form at the foot of a city; fills the width it is given. */
export function WonderTile(props: WonderProps) {
  const { scene, cost, glyphs, name, time, built, out, selected, tag, children, ...rest } = props;
  return (
    <Block {...rest} base={`wtile${stateOf({ built, out, selected })}`}>
      <WonderScene scene={scene} time={time} built={built} />
      {!built && <CostRow cost={cost} />}
      <span class="effects">
        <Glyphs glyphs={glyphs} />
      </span>
      <span class="name">{name}</span>
      {built && <Icon id="check" class="tick" />}
      {out && !built && <Icon id="cross" class="tick refused" />}
      {tag && <PriceTag price={tag} class="pr" />}
      {children}
    </Block>
  );
}
