// Examples in the rules of Architects.
import { type CardCounts, type CardId, STAGES } from '@maravilha/architects/box';
import { describeCost } from '@maravilha/words/architects';
import { useState } from 'preact/hooks';
import type { BookFigures } from '../../../base/book.ts';
import { capital } from '../../../base/entries.tsx';
import { Figure, Stepper, Sum } from '../../../base/ui/figure.tsx';
import { Icon } from '../../../components/icon.tsx';
import { architectsSymbolWords } from '../books.ts';
import { ArCard } from '../pieces/card.tsx';
import { CostSigns } from '../pieces/signs.tsx';
import { architectsWords } from '../words.ts';
import { battleOf, payableWith } from './examples.ts';

const HELD: readonly CardId[] = ['wood', 'stone', 'glass', 'coin'];

function Paying() {
  const words = architectsSymbolWords();
  const names = architectsWords();
  const [cards, setCards] = useState<CardCounts>({ wood: 2, stone: 1 });
  const payable = payableWith(cards);
  return (
    <Figure title={words['figure.pay']} says={words['figure.pay.says']} live>
      {HELD.map((card) => (
        <Stepper
          key={card}
          label={names[`card.${card}`]}
          value={cards[card] ?? 0}
          most={3}
          onChange={(n) => setCards({ ...cards, [card]: n })}
        >
          <ArCard card={card} size="mini" />
        </Stepper>
      ))}
      <Sum
        lines={STAGES.map((stage) => [
          capital(describeCost(names, stage)),
          <>
            <Icon id={payable.includes(stage) ? 'check' : 'cross'} /> {words[payable.includes(stage) ? 'figure.pay.yes' : 'figure.pay.no']}
          </>,
          <CostSigns stage={stage} />,
        ])}
      />
    </Figure>
  );
}

function Battle() {
  const words = architectsSymbolWords();
  const [own, setOwn] = useState(3);
  const [left, setLeft] = useState(1);
  const [right, setRight] = useState(3);
  const shield = <Icon id="shield" />;
  return (
    <Figure title={words['figure.battle']} says={words['figure.battle.says']({ tokens: battleOf(own, [left, right]) })} live>
      <Stepper label={words['figure.battle.left']} value={left} most={9} onChange={setLeft}>
        {shield}
      </Stepper>
      <Stepper label={words['figure.battle.own']} value={own} most={9} onChange={setOwn}>
        {shield}
      </Stepper>
      <Stepper label={words['figure.battle.right']} value={right} most={9} onChange={setRight}>
        {shield}
      </Stepper>
    </Figure>
  );
}

export const figures: BookFigures = { 3: Paying, 6: Battle };
