// Small parts that every seat shows, whatever its size: who it is, its figures, its cards, its tokens, its wonder.
import './seat-parts.css';
import type { ComponentChildren } from 'preact';
import type { CardCounts, CardId } from '@maravilha/architects';
import { ArCard, ArchitectsWonder, ProgressToken } from './pieces/index.ts';
import { Icon, type SymbolId } from '../../components/index.ts';
import { architectsTableWords } from './words.ts';
import { SeatClock } from '../../table/clocks.tsx';
import { SeatSign } from '../../table/seat-sign.tsx';
import { presenceText } from '../../table/seats.ts';
import { availableOf, cityAt, countOf, groupsOf, isNext } from './model.ts';
import type { Play } from './play.ts';
import { cardName, citySummary, tokenName, wonderName, wonderSummary } from './say.ts';

interface OfSeat {
  readonly play: Play;
  readonly seat: number;
}

const isTurn = ({ table: { view } }: Play, seat: number): boolean => view.active === seat && view.decision !== 'over';

interface PlaceProps extends OfSeat {
  readonly class: string;
  /** All of it is shown already. */
  readonly whole?: boolean;
  readonly children: ComponentChildren;
}

/** The place of a seat, with its city in one paragraph for screen readers. A press opens all of it. */
export function Place({ play, seat, class: name, whole = false, children }: PlaceProps) {
  const words = architectsTableWords();
  const of = { name: play.nameOf(seat) };
  return (
    <section
      class={`${name}${isTurn(play, seat) ? ' turning' : ''}`}
      aria-label={words['city.of'](of)}
      data-seat={seat}
      data-turn={isTurn(play, seat)}
      data-spot={`seat:${seat}`}
    >
      <p class="visually-hidden">{citySummary(play, seat)}</p>
      {!whole && (
        <button type="button" class="cover" aria-label={words['city.open'](of)} onClick={() => (play.ui.panel.value = { seat })} />
      )}
      {children}
    </section>
  );
}

/** What stands under the name: the wonder, and whether somebody is there. */
const lineOf = ({ play, seat }: OfSeat): string => {
  const { wonder } = cityAt(play.table, seat);
  const info = play.session.info.value;
  const parts = wonder === undefined ? [] : [wonderName(wonder)];
  if (seat === play.table.me && play.table.seated) parts.push(architectsTableWords().you);
  return [...parts, presenceText(info, seat)].filter((text) => text !== '').join(' · ');
};

/** Name, wonder, and whose turn it is. */
export function Who({ play, seat }: OfSeat) {
  const words = architectsTableWords();
  const other = seat !== play.table.me;
  const turn = isTurn(play, seat);
  return (
    <div class="name">
      <SeatSign play={play} seat={seat} side={other ? 'foe' : 'me'} />
      <div class="who" data-face>
        <h2>{play.nameOf(seat)}</h2>
        <small>{lineOf({ play, seat })}</small>
      </div>
      {other && <SeatClock play={play} seat={seat} />}
      {other && turn && <span class="next active">{words['seat.turn']}</span>}
      {other && !turn && isNext(play.table, seat) && <span class="next">{words['seat.next']}</span>}
    </div>
  );
}

interface StatProps {
  readonly icon: SymbolId;
  readonly spot: string;
  readonly said: string;
  readonly class?: string;
  readonly figure?: number;
  readonly children?: ComponentChildren;
}

/** A figure with its sign, said in full to those who do not see it. */
const Stat = ({ icon, spot, said, class: name, figure, children }: StatProps) => (
  <span class={name} title={said} data-spot={spot}>
    <Icon id={icon} />
    {figure !== undefined && <span aria-hidden="true">{figure}</span>}
    {children}
    <span class="visually-hidden">{said}</span>
  </span>
);

/** Shields with those that leave, victories, points in sight, the Cat. */
export function Stats({ play, seat, brief = false }: OfSeat & { readonly brief?: boolean }) {
  const words = architectsTableWords();
  const { shields, horned, victories } = cityAt(play.table, seat);
  const points = play.score.seats[seat]?.total ?? 0;
  return (
    <div class="stats">
      <Stat icon="shield" spot={`shields:${seat}`} said={words['stat.shields']({ count: shields, horned })} figure={shields}>
        {horned > 0 && !brief && (
          <span class="horned" aria-hidden="true">
            ({horned}
            <Icon id="horn" />)
          </span>
        )}
      </Stat>
      <Stat
        class="victories"
        icon="battle"
        spot={`victories:${seat}`}
        said={words['stat.victories']({ count: victories })}
        figure={victories}
      />
      <Stat icon="points" spot={`points:${seat}`} said={words['stat.points']({ count: points })} figure={points} />
      {play.table.view.cat === seat && <Stat class="has-cat" icon="cat" spot="cat" said={words['stat.cat']} />}
    </div>
  );
}

/** One after the other, or same kinds on one pile with their number. */
export const laidOut = (cards: CardCounts, most: number): readonly { readonly card: CardId; readonly count: number | undefined }[][] => {
  const piled = countOf(cards) > most;
  return groupsOf(cards).map(({ piles }) =>
    piles.flatMap(({ card, count }) =>
      piled ? [{ card, count: count > 1 ? count : undefined }] : Array.from({ length: count }, () => ({ card, count: undefined })),
    ),
  );
};

interface MinisProps extends OfSeat {
  /** With more cards, same kinds lie on one pile. */
  readonly most: number;
}

/** All cards of a seat, small, in the order in which cities lie. */
export function Minis({ play, seat, most }: MinisProps) {
  const groups = laidOut(cityAt(play.table, seat).cards, most);
  return (
    <div class="minis" style={{ '--kinds': groups.flat().length }} data-spot={`city:${seat}`} aria-hidden="true">
      {groups.length === 0 && <span class="none">{architectsTableWords()['city.empty']}</span>}
      {groups.map((group, i) => (
        <span key={i} class="kind">
          {group.map(({ card, count }, n) => (
            <ArCard key={n} card={card} size="mini" count={count} title={cardName(card)} data-spot={`city:${seat}:${card}`} />
          ))}
        </span>
      ))}
    </div>
  );
}

/** Each with what it does; in a small place only how many there are. */
export function Tokens({ play, seat }: OfSeat) {
  const { tokens } = cityAt(play.table, seat);
  if (tokens.length === 0) return null;
  return (
    <div class="token-row" data-spot={`tokens:${seat}`}>
      <span class="token-count" aria-hidden="true">
        <Icon id="progress" />
        {tokens.length}
      </span>
      <ul>
        {tokens.map((token, i) => (
          <li key={i}>
            <ProgressToken token={token} />
            <span class="visually-hidden">{tokenName(token)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PictureProps extends OfSeat {
  readonly size: 'own' | 'seat' | 'small';
  readonly plaques: 'all' | 'available' | 'none';
}

/** The wonder of a seat as it stands. */
export function Picture({ play, seat, size, plaques }: PictureProps) {
  const city = cityAt(play.table, seat);
  const { wonder, built } = city;
  if (wonder === undefined) return <div class="picture" />;
  const task = play.tasks.find((one) => one.kind === 'build' && (play.ui.task.value ?? `build-${one.stage}`) === `build-${one.stage}`);
  const highlight = seat === play.table.me && task?.kind === 'build' ? task.stage : undefined;
  return (
    <div class="picture">
      <ArchitectsWonder
        wonder={wonder}
        built={built}
        available={availableOf(city)}
        size={size}
        plaques={plaques}
        highlight={highlight}
        label={wonderSummary(wonder, built)}
        spot={`stage:${seat}`}
      />
    </div>
  );
}
