// What opens beside or over the table: log, last turn, any seat's whole sheet, a structure in large with its spaces in words, keys, menu.
import './panels.css';
import { BONUS_IDS, type SpaceId, type StructureId, structureIn } from '@maravilha/dice';
import type { ComponentChildren } from 'preact';
import { SheetPart, Sheet } from './pieces/index.ts';
import { Avatar, Button, Icon } from '../../components/index.ts';
import { asideWords } from '../../base/i18n.ts';
import { diceTableWords, diceWords } from './words.ts';
import { TablePanels } from '../../table/panels.tsx';
import { SideSheet } from '../../table/side-sheet.tsx';
import LogSheet from './log/log-sheet.tsx';
import { deedsIn } from './log.ts';
import { seatAt, spaceDef, spacesOn } from './model.ts';
import { othersOf } from '../../table/sight.ts';
import { EndNear, OtherSheet, Specials } from './others.tsx';
import { choicesOn, sheetOf } from './own-sheet.tsx';
import { avatarOf, pickSpace, type OfPlay } from './play.ts';
import { bonusName, capital, deedText, eventText, sheetSummary, spaceText, structureName } from './say.ts';
import { sayings } from './sayings.ts';

/** From one sheet to the next without closing it. */
function SeatTabs({ play, seat }: OfPlay & { readonly seat: number }) {
  return (
    <div class="whose" role="group" aria-label={diceTableWords()['side.others']}>
      {[play.table.me, ...othersOf(play.table)].map((one) => (
        <button key={one} type="button" aria-pressed={one === seat} data-tab={one} onClick={() => (play.ui.panel.value = { seat: one })}>
          <Avatar symbol={avatarOf(play, one)} side="me" class="plain" />
          {play.nameOf(one)}
        </button>
      ))}
    </div>
  );
}

function SeatPanel({ play, seat }: OfPlay & { readonly seat: number }) {
  const words = diceTableWords();
  const sheet = sheetOf(play, seat);
  const name = play.nameOf(seat);
  const deeds = deedsIn(play.last.seats[seat] ?? []);
  return (
    <SideSheet play={play} title={words['sheet.of']({ name })} kind="whole-sheet" above={<SeatTabs play={play} seat={seat} />}>
      <p class="visually-hidden">{sheetSummary(play, seat)}</p>
      {sheet !== undefined && <Sheet {...sheet} drawn={[]} />}
      <p class="beside">
        <Icon id="points" />
        {words['sheet.points']({ count: play.score.seats[seat]?.total ?? 0 })}
      </p>
      {deeds.length > 0 && (
        <p class="beside">
          <Icon id="log" />
          {words['last.title']}: {deeds.map((event) => deedText(play, event)).join(', ')}
        </p>
      )}
    </SideSheet>
  );
}

interface WordLineProps {
  readonly text: string;
  readonly done: boolean;
  readonly children?: ComponentChildren;
}

/** Something that is printed on the sheet, in words, and whether it is crossed off. */
function WordLine({ text, done, children }: WordLineProps) {
  return (
    <li class={done ? 'done' : ''}>
      {done && <Icon id="check" />}
      <span>
        {text}
        {done && <em> {capital(diceTableWords()['structure.crossed'])}.</em>}
        {children}
      </span>
    </li>
  );
}

/** A space: what it costs and does, and how sure that is. */
function SpaceLine({ play, space }: OfPlay & { readonly space: SpaceId }) {
  const { city, crossed } = seatAt(play.table, play.table.me);
  if (city === undefined) return null;
  const { known } = spaceDef(city, space);
  const unsure = [known.cost, known.points, known.effects].find((one) => one === 'inferred');
  return (
    <WordLine text={spaceText(city, space)} done={crossed.includes(space)}>
      {unsure !== undefined && <small title={diceWords()[`known.${unsure}.how`]}>{diceWords()[`known.${unsure}`]}</small>}
    </WordLine>
  );
}

/** One structure of my sheet in large. A space that is pressed here is chosen, and the table is back. */
function StructurePanel({ play, structure }: OfPlay & { readonly structure: StructureId }) {
  const sheet = sheetOf(play, play.table.me);
  if (sheet === undefined) return null;
  const choose = (space: SpaceId): void => {
    pickSpace(play, space);
    play.ui.panel.value = undefined;
  };
  return (
    <SideSheet play={play} title={structureName(structure)} kind="structure">
      <SheetPart {...sheet} {...choicesOn(play)} drawn={[]} structure={structure} onSpace={play.table.mine ? choose : undefined} />
      <ul class="in-words">
        {spacesOn(sheet.city)
          .filter((space) => structureIn(space) === structure)
          .map((space) => (
            <SpaceLine key={space} play={play} space={space} />
          ))}
      </ul>
    </SideSheet>
  );
}

/** What each bonus gives, and which of them I have. */
function BonusesPanel({ play }: OfPlay) {
  const { bonuses } = seatAt(play.table, play.table.me);
  return (
    <SideSheet play={play} title={diceTableWords()['bonus.title']} kind="structure">
      <ul class="in-words">
        {BONUS_IDS.map((bonus) => (
          <WordLine key={bonus} done={bonuses.includes(bonus)} text={`${bonusName(bonus)}.`} />
        ))}
      </ul>
    </SideSheet>
  );
}

function OthersPanel({ play }: OfPlay) {
  return (
    <SideSheet play={play} title={diceTableWords()['others.title']} kind="others">
      <EndNear play={play} />
      <div class="sums">
        {othersOf(play.table).map((seat) => (
          <OtherSheet key={seat} play={play} seat={seat} size="short" />
        ))}
      </div>
      <Specials play={play} />
    </SideSheet>
  );
}

function TurnsPanel({ play }: OfPlay) {
  const words = diceTableWords();
  const { last, table } = play;
  return (
    <SideSheet play={play} title={words['turns.title']} kind="turns">
      {last.turn === 0 ? (
        <p class="none">{words['turns.none']}</p>
      ) : (
        <>
          <p>{capital(words['bar.turn']({ turn: last.turn }))}</p>
          <ol class="last-turns">
            {[table.me, ...othersOf(table)].map((seat) => (
              <li key={seat}>
                <h3>
                  <Avatar symbol={avatarOf(play, seat)} side="me" class="plain" />
                  {table.seated && seat === table.me ? asideWords().you : play.nameOf(seat)}
                </h3>
                {(last.seats[seat] ?? []).map((event, i) => (
                  <p key={i}>{eventText(play, event)}</p>
                ))}
              </li>
            ))}
          </ol>
          {last.end.map((event) => (
            <p key={event.kind}>{eventText(play, event)}</p>
          ))}
        </>
      )}
      <Button icon="log" class="to-turn" onClick={() => (play.ui.panel.value = 'log')}>
        {asideWords()['log.title']}
      </Button>
    </SideSheet>
  );
}

export function Panels({ play }: OfPlay) {
  const words = diceTableWords();
  return (
    <TablePanels
      play={play}
      book="dice"
      log={<LogSheet play={play} />}
      words={words}
      sayings={sayings}
      items={[
        ['hourglass', 'turns', words['turns.title']],
        ['spectator', 'others', words['others.title']],
      ]}
      note={words['boards.note']}
      own={(panel) => {
        switch (panel) {
          case 'turns':
            return <TurnsPanel play={play} />;
          case 'others':
            return <OthersPanel play={play} />;
          case 'bonuses':
            return <BonusesPanel play={play} />;
          default:
            return 'seat' in panel ? (
              <SeatPanel play={play} seat={panel.seat} />
            ) : (
              <StructurePanel play={play} structure={panel.structure} />
            );
        }
      }}
    />
  );
}
