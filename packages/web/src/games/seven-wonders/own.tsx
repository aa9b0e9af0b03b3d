// My own city at the lower edge: the board with its stages, what I have and make, and all my cards by colour.
import './own.css';
import { CityStacks } from './pieces/cities.tsx';
import { Production } from './pieces/goods.tsx';
import { ConflictTokens } from './pieces/war.tsx';
import { WonderBoard } from './pieces/wonder-board.tsx';
import { sevenWondersTableWords, sevenWondersWords } from './words.ts';
import { cityCards, Place, Stats, Who } from './city-parts.tsx';
import { boardFace } from './faces.ts';
import { makesOf } from './goods.ts';
import { cityAt, coloursOf, tokensOf } from './model.ts';
import { type Play, toggleSubject } from './play.ts';
import { boardName, cardLabel, cardName, sideName, stageLabel } from './say.ts';
import type { CardId } from '@maravilha/seven-wonders';

/** A board at its full size, with its stages. */
export function Board({ play, seat }: { readonly play: Play; readonly seat: number }) {
  const words = sevenWondersTableWords();
  const { table } = play;
  const { board, side, stages } = cityAt(table, seat);
  if (board === undefined) return <div class="wonder-board own blank">{words['board.none']}</div>;
  const shown = side ?? 'day';
  const preview = seat === table.me && table.sealed?.kind === 'stage';
  return (
    <WonderBoard
      face={boardFace(board, shown)}
      built={stages.length}
      size="own"
      name={boardName(board)}
      side={side === undefined ? undefined : words['board.side']({ side: sideName(side) })}
      preview={preview}
      buried={stages.map((under) => under.age)}
      data-place={`board:${seat}`}
      stage={(index) => {
        const under = stages[index]?.card;
        const said = stageLabel(board, shown, index, index < stages.length);
        const known = under === undefined ? said : `${said} ${words['stage.under']({ card: cardName(under) })}`;
        return { title: known, role: 'img', 'aria-label': known };
      }}
    />
  );
}

function Facts({ play }: { readonly play: Play }) {
  const words = sevenWondersTableWords();
  const { table } = play;
  const city = cityAt(table, table.me);
  const mate = table.partner === undefined ? '' : ` · ${words['team.with']({ name: play.nameOf(table.partner) })}`;
  return (
    <div class="column facts">
      <Who play={play} seat={table.me} line={table.seated ? `${words.you}${mate}` : ''} />
      <Stats play={play} seat={table.me} kind="own" class="big" />
      <Production goods={makesOf(table, table.me)} title={words['makes.title']} />
      <ConflictTokens tokens={tokensOf(city)} title={words['tokens.title']} data-place={`tokens:${table.me}`} />
    </div>
  );
}

/** The height of a laptop: the city has room for fewer cards. */
const LOW = 736;

/** Everything I have built, by colour. */
function Stacks({ play }: { readonly play: Play }) {
  const { table } = play;
  const subject = play.ui.subject.value;
  return (
    <CityStacks
      low={play.window.height < LOW}
      colours={coloursOf(table.view)}
      cards={cityCards(play, table.me)}
      data-place={`city:${table.me}`}
      card={({ id }) => {
        // The ids of these cards come from the view's own list.
        const card = id as CardId;
        return {
          class: subject?.kind === 'card' && subject.card === card ? 'open' : '',
          'aria-label': cardLabel(card, []),
          'data-place': `card:${table.me}:${card}`,
          onClick: () => toggleSubject(play, { kind: 'card', card, from: table.me }),
        };
      }}
    />
  );
}

export function Own({ play }: { readonly play: Play }) {
  const { table } = play;
  return (
    <Place play={play} seat={table.me} class="own">
      <Board play={play} seat={table.me} />
      <Facts play={play} />
      <Stacks play={play} />
      <span class="visually-hidden">{sevenWondersWords().cards({ count: cityAt(table, table.me).built.length })}</span>
    </Place>
  );
}
