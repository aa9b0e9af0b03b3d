// Before the first age: boards on offer, one seat after another, and the side of the own board, all at once.
import './boards.css';
import { BOARD_IDS, type BoardId, SIDES, type Side } from '@maravilha/seven-wonders';
import { describeStage } from '@maravilha/words/seven-wonders';
import type { ComponentChildren } from 'preact';
import { ConfirmButton } from '../../../table/confirm-button.tsx';
import { Before } from '../../../table/before.tsx';
import { WonderBoard } from '../pieces/wonder-board.tsx';
import { sevenWondersTableWords, sevenWondersWords } from '../words.ts';
import { boardFace } from '../faces.ts';
import { cityAt, stagesOf, type Table } from '../model.ts';
import { moodOf, waitingFor } from '../../../table/sight.ts';
import type { Play } from '../play.ts';
import { boardName, sideName } from '../say.ts';

interface SideProps {
  readonly board: BoardId;
  readonly side: Side;
  readonly sealed?: boolean;
  readonly children?: ComponentChildren;
}

/** One side of a board, with what its stages cost and give in words. */
function SideFigure({ board, side, sealed = false, children }: SideProps) {
  return (
    <figure class={sealed ? 'column sealed' : 'column'}>
      <WonderBoard
        face={boardFace(board, side)}
        built={0}
        size="own"
        name={boardName(board)}
        side={sevenWondersTableWords()['board.side']({ side: sideName(side) })}
      />
      <ol class="stages">
        {stagesOf(board, side).map((stage, i) => (
          <li key={i}>{describeStage(sevenWondersWords(), i + 1, stage)}</li>
        ))}
      </ol>
      {children}
    </figure>
  );
}

/** The sides that a board can lie on: those drawn belong to the seats and are known before anyone chooses. */
const sidesFor = ({ view, seated, me, mine }: Table): readonly Side[] => {
  const chooser = seated && (mine || view.seats[me]?.board === undefined) ? me : view.awaiting[0];
  const side = chooser === undefined ? undefined : view.seats[chooser]?.side;
  return side === undefined ? SIDES : [side];
};

function BoardChoice({ play }: { readonly play: Play }) {
  const words = sevenWondersTableWords();
  const game = sevenWondersWords();
  const { table, ui } = play;
  const { view } = table;
  const shown = sidesFor(table);
  const [time = 'day'] = shown;
  // One board is always open, so that its stages are seen without a press.
  const picked = BOARD_IDS.find((board) => board === ui.pick.value && view.offered.includes(board)) ?? view.offered[0];
  return (
    <>
      <div class="boards" role="group" aria-label={words['boards.title']}>
        {view.offered.map((board) => (
          <WonderBoard
            key={board}
            face={boardFace(board, time)}
            built={boardFace(board, time).stages.length}
            size="neighbour"
            name={boardName(board)}
            class={board === picked ? 'selected' : ''}
            aria-label={boardName(board)}
            aria-pressed={board === picked}
            data-choice={board}
            onClick={() => (ui.pick.value = board)}
          />
        ))}
      </div>
      {picked !== undefined && (
        <div class="both">
          {shown.map((side) => (
            <SideFigure key={side} board={picked} side={side} />
          ))}
        </div>
      )}
      {picked !== undefined && table.mine && (
        <ConfirmButton play={play} kind="primary" icon="check" does="board" onClick={() => play.move({ kind: 'board', board: picked })}>
          {game['move.board']({ board: picked })}
        </ConfirmButton>
      )}
    </>
  );
}

function SideChoice({ play }: { readonly play: Play }) {
  const words = sevenWondersTableWords();
  const game = sevenWondersWords();
  const { table, ui } = play;
  const { board } = cityAt(table, table.me);
  if (board === undefined) return null;
  const sealed = table.sealed?.kind === 'side' ? table.sealed.side : undefined;
  return (
    <>
      <div class="both">
        {SIDES.map((side) => (
          <SideFigure key={side} board={board} side={side} sealed={side === sealed}>
            {table.mine && (
              <ConfirmButton
                play={play}
                does="side"
                kind={side === sealed ? 'plain' : 'primary'}
                icon={side === sealed ? 'check' : side === 'day' ? 'theme-day' : 'theme-night'}
                data-choice={side}
                aria-pressed={side === sealed}
                onClick={() => {
                  ui.pick.value = undefined;
                  play.move({ kind: 'side', side });
                }}
              >
                {side === sealed ? words['boards.side-set']({ side: sideName(side) }) : game['move.side']({ side })}
              </ConfirmButton>
            )}
          </SideFigure>
        ))}
      </div>
      {sealed !== undefined && <p class="hint">{words['boards.change']}</p>}
    </>
  );
}

/** The whole table while boards and sides are chosen. */
export function Boards({ play }: { readonly play: Play }) {
  const words = sevenWondersTableWords();
  const game = sevenWondersWords();
  const { table } = play;
  const { decision } = table.view;
  const names = waitingFor(table).map(play.nameOf);
  const key = decision === 'side' ? 'side' : 'board';
  const isAsked = (seat: number): boolean => moodOf(table, seat) === 'thinking';
  return (
    <Before
      play={play}
      title={table.mine ? game[`decision.${key}`] : game[`decision.wait.${key}`]({ names })}
      isAsked={isAsked}
      taken={(seat) => {
        const { board, side } = cityAt(table, seat);
        if (board === undefined) {
          const mood = words[isAsked(seat) ? 'mood.thinking' : 'boards.later'];
          return side === undefined ? mood : `${mood} · ${sideName(side)}`;
        }
        return side === undefined ? boardName(board) : `${boardName(board)} · ${sideName(side)}`;
      }}
    >
      {decision === 'side' && table.seated ? <SideChoice play={play} /> : <BoardChoice play={play} />}
    </Before>
  );
}
