// Pictures of wonders and games.
import './scene.css';
import type { SceneId } from '../../scenes/index.ts';
import { type PictureId, pictureUrl, type SceneStage, sceneUrl, type TimeOfDay } from '../symbols/art.ts';

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
