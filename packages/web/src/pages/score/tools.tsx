// What stands above the pad: how many play, in teams or not, how it ended; keeping, sharing, printing.
import { useState } from 'preact/hooks';
import { scoreWords } from '../../base/score-words.ts';
import type { PadSheet, ScorePad } from '../../base/score-pad.ts';
import { Segments, Switch } from '../../base/ui/choice.tsx';
import { Sheet } from '../../base/ui/sheet.tsx';
import { Button } from '../../components/controls.tsx';
import { Stepper } from './entry.tsx';
import { seatsOf, type Shared, withSeats } from './model.ts';
import { nameOf } from './names.ts';
import { sharePicture, shareText } from './share.ts';

interface SettingsProps {
  readonly pad: ScorePad;
  readonly sheet: PadSheet;
  readonly onChange: (sheet: PadSheet) => void;
}

export function Settings({ pad, sheet, onChange }: SettingsProps) {
  const words = scoreWords();
  const { seatCounts, teamSeats, endings } = pad;
  return (
    <div class="score-settings row">
      {seatCounts.length > 1 && (
        <span class="row">
          {words.seats}
          <Stepper
            label={words.seats}
            value={sheet.seats}
            least={Math.min(...seatCounts)}
            most={Math.max(...seatCounts)}
            less={words['seats.less']}
            more={words['seats.more']}
            onChange={(seats) => onChange(withSeats(pad, sheet, seats))}
          />
        </span>
      )}
      {teamSeats.includes(sheet.seats) && (
        <span class="row">
          <Switch label={words.teams} on={sheet.teams} onChange={(teams) => onChange({ ...sheet, teams })} />
          <span aria-hidden="true">{words.teams}</span>
        </span>
      )}
      {endings.length > 1 && (
        <Segments
          label={words.ending}
          values={endings.map((value) => ({ value, label: words[`ending.${value}`] }))}
          value={endings.find((ending) => ending === sheet.ending) ?? 'civil'}
          onChoose={(ending) => onChange({ ...sheet, ending })}
        />
      )}
      {sheet.ending !== 'civil' && (
        <Segments
          label={words.victor}
          values={seatsOf(sheet).map((seat) => ({ value: `${seat}`, label: nameOf(sheet, seat) }))}
          value={`${sheet.victor}`}
          onChoose={(seat) => onChange({ ...sheet, victor: Number(seat) })}
        />
      )}
    </div>
  );
}

export function Tools({ shared, onFinish }: { readonly shared: Shared; readonly onFinish: () => void }) {
  const words = scoreWords();
  const [sharing, setSharing] = useState(false);
  const share = (act: (what: Shared) => Promise<void>): void => {
    setSharing(false);
    void act(shared);
  };
  return (
    <div class="score-tools row">
      <Button icon="check" onClick={onFinish}>
        {words.finish}
      </Button>
      <Button icon="printer" onClick={() => print()}>
        {words.print}
      </Button>
      <Button icon="share" onClick={() => setSharing(true)}>
        {words.share}
      </Button>
      {sharing && (
        <Sheet title={words.share} onClose={() => setSharing(false)}>
          <Button icon="copy" class="wide" onClick={() => share(shareText)}>
            {words['share.text']}
          </Button>
          <Button icon="chart" class="wide" onClick={() => share(sharePicture)}>
            {words['share.picture']}
          </Button>
        </Sheet>
      )}
    </div>
  );
}
