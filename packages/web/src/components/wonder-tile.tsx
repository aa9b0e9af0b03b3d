import './wonder-tile.css';
import { CostRow, Glyphs } from './glyphs.tsx';
import { Icon } from './icon.tsx';
import { Block } from './outer.tsx';
import { WonderScene } from './scene.tsx';
import { stateOf, type WonderProps } from './wonder-state.ts';

/** The small form at the foot of a city; fills the width it is given. */
export function WonderTile(props: WonderProps) {
  const { scene, cost, glyphs, name, time, built, out, selected, children, ...rest } = props;
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
      {children}
    </Block>
  );
}
