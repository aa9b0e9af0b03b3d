// Asks for a seat and a level, and plays on from the moment that is shown, against bots on this device.
import './play-on.css';
import { BOT_LEVELS } from '@maravilha/bots/levels';
import { useState } from 'preact/hooks';
import { recall, remember } from '../../base/memory.ts';
import { levelName, usualLevel } from '../../base/names.ts';
import { reviewWords } from '../../base/review-words.ts';
import { Cards, Segments } from '../../base/ui/choice.tsx';
import { Sheet } from '../../base/ui/sheet.tsx';
import { Button } from '../../components/controls.tsx';
import { fault } from '../../local/line.ts';
import { playOn } from '../../local/play-on.ts';
import { localWords } from '../../local/words.ts';
import type { Reviewing } from './review.ts';

/** As the choices before a first game remember it. */
const LEVEL = 'level';

interface PlayOnProps {
  readonly review: Reviewing;
  readonly onClose: () => void;
}

export function PlayOnSheet({ review, onClose }: PlayOnProps) {
  const words = reviewWords();
  // What plays by itself goes on under the sheet; the table begins where it was asked for.
  const [at] = useState(review.at.peek());
  const [seat, setSeat] = useState(String(review.seat.peek()));
  const [level, setLevel] = useState(BOT_LEVELS.find((one) => one === recall(LEVEL)) ?? usualLevel(BOT_LEVELS) ?? '');
  const [busy, setBusy] = useState(false);
  const round = review.moments[at]?.round;
  const start = async (): Promise<void> => {
    if (round === undefined) return;
    setBusy(true);
    remember(LEVEL, level);
    await playOn({ log: review.log, round, seat: Number(seat), level });
    setBusy(false);
  };
  return (
    <Sheet title={words['play-on']} onClose={onClose}>
      <div class="play-on-seats">
        <Cards
          label={words['play-on.seat']}
          values={review.names.map((label, one) => ({ value: String(one), label }))}
          value={seat}
          onChoose={setSeat}
        />
      </div>
      <div class="play-on-level column">
        <b>{words['play-on.level']}</b>
        <Segments
          label={words['play-on.level']}
          values={BOT_LEVELS.map((value) => ({ value, label: levelName(value) }))}
          value={level}
          onChoose={setLevel}
        />
      </div>
      <p>{words['play-on.line']({ where: review.whereIs(at) })}</p>
      {fault.value !== undefined && <p role="status">{localWords()[`fault.${fault.value}`]}</p>}
      <Button kind="primary" icon="play" disabled={busy || round === undefined} onClick={() => void start()}>
        {busy ? words['play-on.busy'] : words['play-on.start']}
      </Button>
    </Sheet>
  );
}
