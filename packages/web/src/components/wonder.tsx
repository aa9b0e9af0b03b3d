import './wonder.css';
import { CostRow, Glyphs } from './glyphs.tsx';
import { Icon } from './icon.tsx';
import { Block } from './outer.tsx';
import { WonderScene } from './scene.tsx';
import { stateOf, type WonderProps } from './wonder-state.ts';

/** The large form, for drafting and reading: scene, cost column, plate with name and effects. Width `--w`. */
export function WonderCard(props: WonderProps) {
  const { scene, cost, glyphs, name, time, built, out, selected, children, ...rest } = props;
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
      {children}
    </Block>
  );
}
