import './wonder.css';
import type { TimeOfDay } from '../symbols/art.ts';
import { CostRow, Glyphs } from './glyphs.tsx';
import { Icon } from './icon.tsx';
import { Block } from './outer.tsx';
import { PriceTag } from './price-tag.tsx';
import { WonderScene } from './scene.tsx';
import type { Outer, Price, WonderFaceData } from './types.ts';

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
