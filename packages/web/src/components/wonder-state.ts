import type { TimeOfDay } from '../symbols/art.ts';
import type { Outer, WonderFaceData } from './types.ts';

export interface WonderProps extends WonderFaceData, Outer {
  readonly name: string;
  readonly time: TimeOfDay;
  readonly built?: boolean | undefined;
  /** It can no longer be built: the eighth wonder. */
  readonly out?: boolean | undefined;
  readonly selected?: boolean | undefined;
}

type State = Pick<WonderProps, 'built' | 'out' | 'selected'>;

export const stateOf = ({ built, out, selected }: State): string =>
  `${built ? ' built' : ' plan'}${out ? ' out' : ''}${selected ? ' selected' : ''}`;
