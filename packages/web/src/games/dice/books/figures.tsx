// Examples in the rules of Dice.
import { SECTION_COSTS, SPACE_COSTS } from '@maravilha/dice/box';
import { useState } from 'preact/hooks';
import type { BookFigures } from '../../../base/book.ts';
import { Segments } from '../../../base/ui/choice.tsx';
import { Figure, Stepper, Sum, Toggle } from '../../../base/ui/figure.tsx';
import { Coin, Glyphs, Mark } from '../../../components/glyphs.tsx';
import { Icon } from '../../../components/icon.tsx';
import { diceSymbolWords } from '../books.ts';
import { priceOf } from './examples.ts';

function Price() {
  const words = diceSymbolWords();
  const [section, setSection] = useState(2);
  const [cost, setCost] = useState(4);
  const [resources, setResources] = useState(3);
  const [cheaper, setCheaper] = useState(true);
  const { die, space, total } = priceOf(section, cost, resources, cheaper);
  return (
    <Figure title={words['figure.price']} says={words['figure.price.says']} live>
      <Segments
        label={words['figure.price.section']}
        values={SECTION_COSTS.map((one) => ({ value: `${one}`, label: `${one}` }))}
        value={`${section}`}
        onChoose={(value) => setSection(Number(value))}
      />
      <Stepper label={words['figure.price.space']} value={cost} most={SPACE_COSTS.most} onChange={setCost} />
      <Stepper label={words['figure.price.resources']} value={resources} most={6} onChange={setResources}>
        <Mark colour="grey" />
      </Stepper>
      <Toggle label={words['figure.price.cheaper']} on={cheaper} onChange={setCheaper} />
      <Sum
        lines={[
          [words['figure.price.die'], cheaper && section > 0 ? `${section} − 1 = ${die}` : die],
          [words['figure.price.rest'], `${cost} − ${Math.min(cost, resources)} = ${space}`],
          [words['figure.price.total'], <Coin n={total} />],
        ]}
      />
    </Figure>
  );
}

function Attack() {
  const words = diceSymbolWords();
  const [points, setPoints] = useState(4);
  const [defence, setDefence] = useState(1);
  return (
    <Figure title={words['figure.attack']} says={words['figure.attack.says']} live>
      <Stepper label={words['figure.attack.points']} value={points} least={3} most={7} onChange={setPoints}>
        <Mark colour="red" />
      </Stepper>
      <Stepper label={words['figure.attack.defence']} value={defence} most={2} onChange={setDefence}>
        <Icon id="shield" />
      </Stepper>
      <Sum
        lines={[
          [words['figure.attack.points'], points],
          [words['figure.attack.defence'], `− ${defence}`],
          [words['figure.attack.total'], <Glyphs glyphs={[{ kind: 'points', n: points - defence }]} />],
        ]}
      />
    </Figure>
  );
}

export const figures: BookFigures = { 2: Price, 7: Attack };
