// Examples in the rules of Cities and of team play.
import { AGES, type Age } from '@maravilha/seven-wonders/box';
import { useState } from 'preact/hooks';
import type { BookFigures } from '../../../base/book.ts';
import { readingWords } from '../../../base/reading-words.ts';
import { Segments } from '../../../base/ui/choice.tsx';
import { Figure, Stepper, Sum, Toggle } from '../../../base/ui/figure.tsx';
import { Icon } from '../../../components/icon.tsx';
import { roman } from '../say.ts';
import { meetingsOf, teamConflictOf } from './examples.ts';
import { figureWords } from './figure-words.ts';

function Losing() {
  const words = figureWords();
  const [owed, setOwed] = useState(3);
  const [held, setHeld] = useState(5);
  const [wish, setWish] = useState(2);
  const given = Math.min(wish, owed, held);
  return (
    <Figure title={words['figure.loss']} says={words['figure.loss.says']({ given, debts: owed - given, left: held - given })} live>
      <Stepper label={words['figure.loss.owed']} value={owed} least={1} most={5} onChange={setOwed}>
        <Icon id="debt" />
      </Stepper>
      <Stepper label={words['figure.loss.held']} value={held} most={9} onChange={setHeld}>
        <Icon id="coin" />
      </Stepper>
      <Stepper label={words['figure.loss.given']} value={given} most={Math.min(owed, held)} onChange={setWish}>
        <Icon id="coin" />
      </Stepper>
    </Figure>
  );
}

/** Five at a table; each may hold the token. */
const PLACES = ['Ana', 'Bia', 'Caio', 'Davi', 'Eva'];

function Diplomacy() {
  const words = figureWords();
  const [absent, setAbsent] = useState<readonly boolean[]>([false, true, false, false, false]);
  const meetings = meetingsOf(absent);
  return (
    <Figure title={words['figure.dove']} says={words['figure.dove.says']({ count: meetings.length })} live>
      {PLACES.map((name, i) => (
        <Toggle
          key={name}
          label={words['figure.dove.holds']({ name })}
          on={absent[i] === true}
          onChange={(on) => setAbsent(absent.with(i, on))}
        />
      ))}
      <ul class="figure-pairs">
        {meetings.map(([a, b]) => (
          <li key={`${a} ${b}`} class="row">
            {PLACES[a]} <Icon id="war" class="" /> {PLACES[b]}
          </li>
        ))}
      </ul>
    </Figure>
  );
}

function Teams() {
  const words = figureWords();
  const [age, setAge] = useState<Age>(2);
  const [own, setOwn] = useState(3);
  const [theirs, setTheirs] = useState(1);
  const [mine, setMine] = useState(false);
  const [yours, setYours] = useState(false);
  const { tokens, points } = teamConflictOf(age, own, theirs, Number(mine) + Number(yours));
  const shield = <Icon id="shield" />;
  return (
    <Figure title={words['figure.teams']} says={words['figure.teams.says']({ tokens, wins: own > theirs })} live>
      <Segments
        label={readingWords()['cards.age']}
        values={AGES.map((one) => ({ value: `${one}`, label: roman(one) }))}
        value={`${age}`}
        onChoose={(value) => setAge(AGES.find((one) => `${one}` === value) ?? age)}
      />
      <Stepper label={words['figure.war.own']} value={own} most={9} onChange={setOwn}>
        {shield}
      </Stepper>
      <Stepper label={words['figure.teams.theirs']} value={theirs} most={9} onChange={setTheirs}>
        {shield}
      </Stepper>
      <Toggle label={words['figure.teams.mine']} on={mine} onChange={setMine} />
      <Toggle label={words['figure.teams.yours']} on={yours} onChange={setYours} />
      <Sum
        lines={[
          [words['figure.teams.partner'], 0],
          [words['figure.teams.tokens'], tokens],
          [words['figure.teams.points'], points < 0 ? `−${-points}` : points],
        ]}
      />
    </Figure>
  );
}

export const figures: BookFigures = { 3: Losing, 6: Diplomacy, 8: Teams };
