// Examples in the rules of 7 Wonders.
import {
  AGES,
  type Age,
  type BoardId,
  BOARDS,
  CARD_IDS,
  type CardId,
  CARDS,
  COLOURS,
  SYMBOLS,
  TRADE_PRICE,
} from '@maravilha/seven-wonders/box';
import { useState } from 'preact/hooks';
import type { BookFigures } from '../../../base/book.ts';
import { capital, onColour } from '../../../base/entries.tsx';
import { readingWords } from '../../../base/reading-words.ts';
import { Segments } from '../../../base/ui/choice.tsx';
import { Figure, type Line, Stepper, Sum, Toggle } from '../../../base/ui/figure.tsx';
import { CardFace } from '../../../components/card.tsx';
import { Chip, Coin, Mark } from '../../../components/glyphs.tsx';
import { Icon } from '../../../components/icon.tsx';
import type { Price } from '../../../components/types.ts';
import { sevenWondersSymbolWords } from '../books.ts';
import { chainSymbol } from '../chain-signs.ts';
import { boardFace, cardFace } from '../faces.ts';
import { WonderBoard } from '../pieces/wonder-board.tsx';
import { sevenWondersWords } from '../words.ts';
import { conflictOf, scienceOf, tradeOf } from './examples.ts';
import { figureWords } from './figure-words.ts';

const ROMAN = { 1: 'I', 2: 'II', 3: 'III' } as const;

function Card({ card, tag }: { readonly card: CardId; readonly tag?: Price }) {
  return <CardFace {...cardFace(card)} name={sevenWondersWords()[`card.${card}`]} tag={tag} />;
}

function BoardOf({ board, built }: { readonly board: BoardId; readonly built: number }) {
  const words = sevenWondersWords();
  return (
    <div class="figure-board">
      <WonderBoard
        size="own"
        face={boardFace(board, 'day')}
        name={words[`board.${board}`]}
        side={readingWords()['side.day']}
        built={built}
      />
    </div>
  );
}

function Board() {
  const words = figureWords();
  return (
    <Figure title={words['figure.board']} says={words['figure.board.says']}>
      <BoardOf board="gizah" built={0} />
    </Figure>
  );
}

/** A card with each kind of cost, as it is for somebody who makes none of what it asks. */
function Costs() {
  const words = figureWords();
  const kinds: readonly (readonly [card: CardId, tag: Price, text: string])[] = [
    ['altar', { kind: 'free' }, words['figure.costs.none']],
    ['tree-farm', { kind: 'coins', n: 1 }, words['figure.costs.coins']],
    ['baths', { kind: 'trade', left: TRADE_PRICE, right: 0 }, words['figure.costs.resources']],
    ['aqueduct', { kind: 'chain', symbol: chainSymbol('waterdrop') }, words['figure.costs.chain']],
  ];
  return (
    <Figure title={words['figure.costs']} says={words['figure.costs.says']}>
      <div class="figure-cards">
        {kinds.map(([card, tag, text]) => (
          <div key={card} class="figure-card">
            <Card card={card} tag={tag} />
            <small>{text}</small>
          </div>
        ))}
      </div>
    </Figure>
  );
}

function Colours() {
  const words = figureWords();
  const names = sevenWondersWords();
  return (
    <Figure title={sevenWondersSymbolWords()['group.colours']} says={words['figure.colours.says']}>
      <Sum
        list
        lines={COLOURS.filter((colour) => colour !== 'black').map((colour) => [
          capital(names[`kind.${colour}`]),
          CARD_IDS.filter((id) => CARDS[id].colour === colour).length,
          <Mark colour={colour} />,
        ])}
      />
    </Figure>
  );
}

function Staging() {
  const words = figureWords();
  const [built, setBuilt] = useState(1);
  return (
    <Figure title={words['figure.stage']} says={words['figure.stage.says']({ built })} live>
      <BoardOf board="rhodes" built={built} />
      <Stepper label={words['figure.stage.built']} value={built} most={BOARDS.rhodes.day.length} onChange={setBuilt}>
        <Icon id="stage" />
      </Stepper>
    </Figure>
  );
}

function Passing() {
  const words = figureWords();
  return (
    <Figure title={words['figure.turn']} says={words['figure.turn.says']}>
      <div class="figure-row">
        {AGES.map((age) => (
          <div key={age}>
            {readingWords()['cards.age-n']({ age })}
            <Icon id={age === 2 ? 'arrow-right' : 'arrow-left'} class="" />
          </div>
        ))}
      </div>
    </Figure>
  );
}

function Trading() {
  const words = figureWords();
  const names = sevenWondersWords();
  const [post, setPost] = useState(true);
  const [own, setOwn] = useState(false);
  const { clay, clayPrice, papyrus, total } = tradeOf(post, own);
  const bought = (count: number, resource: 'clay' | 'papyrus', price: number): Line => [
    words['figure.trade.bought']({ units: names.units({ count, resource }), price }),
    <Coin n={count * price} />,
    <Chip resource={resource} />,
  ];
  return (
    <Figure title={words['figure.trade']} says={words['figure.trade.says']({ coins: total })} live>
      <div class="figure-cards">
        <Card card="laboratory" tag={{ kind: 'trade', left: 0, right: total }} />
      </div>
      <Toggle label={words['figure.trade.post']} on={post} onChange={setPost} />
      <Toggle label={words['figure.trade.clay']} on={own} onChange={setOwn} />
      <Sum lines={[bought(clay, 'clay', clayPrice), bought(1, 'papyrus', papyrus), [words['figure.trade.total'], <Coin n={total} />]]} />
    </Figure>
  );
}

function Chaining() {
  const words = figureWords();
  const [built, setBuilt] = useState(true);
  return (
    <Figure title={words['figure.chain']} says={words[built ? 'figure.chain.free' : 'figure.chain.paid']} live>
      <div class="figure-cards">
        <Card card="theater" />
        <Icon id="arrow-right" />
        <Card card="gardens" tag={built ? { kind: 'chain', symbol: chainSymbol('mask') } : { kind: 'no' }} />
      </div>
      <Toggle label={words['figure.chain.built']} on={built} onChange={setBuilt} />
    </Figure>
  );
}

function Fighting() {
  const words = figureWords();
  const [age, setAge] = useState<Age>(2);
  const [own, setOwn] = useState(4);
  const [left, setLeft] = useState(5);
  const [right, setRight] = useState(2);
  const points = conflictOf(age, own, [left, right]);
  const total = points.reduce((sum, n) => sum + n, 0);
  const shield = <Icon id="shield" />;
  return (
    <Figure title={words['figure.war']} says={words['figure.war.says']({ points, total })} live>
      <Segments
        label={readingWords()['cards.age']}
        values={AGES.map((one) => ({ value: `${one}`, label: ROMAN[one] }))}
        value={`${age}`}
        onChoose={(value) => setAge(AGES.find((one) => `${one}` === value) ?? age)}
      />
      <Stepper label={words['figure.war.left']} value={left} most={9} onChange={setLeft}>
        {shield}
      </Stepper>
      <Stepper label={words['figure.war.own']} value={own} most={9} onChange={setOwn}>
        {shield}
      </Stepper>
      <Stepper label={words['figure.war.right']} value={right} most={9} onChange={setRight}>
        {shield}
      </Stepper>
    </Figure>
  );
}

function Science() {
  const words = figureWords();
  const names = sevenWondersWords();
  const [counts, setCounts] = useState<readonly number[]>([2, 2, 1]);
  const { squares, sets, points } = scienceOf(counts);
  return (
    <Figure title={words['figure.science']} says={words['figure.science.says']({ points })} live>
      {SYMBOLS.map((symbol, i) => (
        <Stepper
          key={symbol}
          label={capital(names[`symbol.${symbol}`])}
          value={counts[i] ?? 0}
          most={7}
          onChange={(value) => setCounts(counts.map((n, j) => (j === i ? value : n)))}
        >
          {onColour('green', `sci-${symbol}`)}
        </Stepper>
      ))}
      <Sum
        lines={[
          [words['figure.science.same'], squares.join(' + ')],
          [words['figure.science.sets']({ n: sets }), 7 * sets],
          [words['figure.science.total'], points],
        ]}
      />
    </Figure>
  );
}

export const figures: BookFigures = {
  1: Board,
  2: Passing,
  3: Costs,
  4: Trading,
  5: Chaining,
  6: Colours,
  7: Staging,
  8: Fighting,
  10: Science,
};
