// Small parts that every seat shows, whatever its size: who it is, its figures, its cards, its tokens, its wonder.
import './seat-parts.css';
import type { CardCounts, CardId } from '@maravilha/architects';
import { ArCard, ArchitectsWonder, HornSign, ProgressToken } from './pieces/index.ts';
import { Icon } from '../../components/index.ts';
import { architectsTableWords } from './words.ts';
import { seatInfo } from '../../table/seats.ts';
import { availableOf, cityAt, countOf, groupsOf, isNext } from './model.ts';
import { avatarOf, type Play } from './play.ts';
import { cardName, tokenEffect, tokenName, wonderName, wonderSummary } from './say.ts';

interface OfSeat {
  readonly play: Play;
  readonly seat: number;
}

/** What stands under the name: the wonder, and whether somebody is there. */
const lineOf = ({ play, seat }: OfSeat, bare: boolean): string => {
  const words = architectsTableWords();
  const { wonder } = cityAt(play.table, seat);
  const who = seatInfo(play.session.info.value, seat);
  const parts = wonder === undefined ? [] : [wonderName(wonder)];
  if (seat === play.table.me) parts.push(play.table.seated ? words.you : words['seat.shown']);
  else if (who?.kind === 'person' && who.bot !== undefined) parts.push(words['seat.bot-for']);
  else if (who?.kind === 'person' && !who.online) parts.push(words['seat.away']);
  else if (who?.bot !== undefined && !bare) parts.push(words['seat.bot']);
  return parts.join(' · ');
};

/** Name, wonder, and whose turn it is. */
export function Who({ play, seat, bare = false }: OfSeat & { readonly bare?: boolean }) {
  const words = architectsTableWords();
  const { wonder } = cityAt(play.table, seat);
  const turn = play.table.view.active === seat && play.table.view.decision !== 'over';
  return (
    <div class="name">
      {!bare && (
        <span class="portrait" data-wonder={wonder} aria-hidden="true">
          <Icon id={avatarOf(play, seat)} class="" />
        </span>
      )}
      <div class="who">
        <h2>{play.nameOf(seat)}</h2>
        <small>{lineOf({ play, seat }, bare)}</small>
      </div>
      {turn && seat !== play.table.me && <span class="next active">{words['seat.turn']}</span>}
      {!turn && seat !== play.table.me && isNext(play.table, seat) && <span class="next">{words['seat.next']}</span>}
    </div>
  );
}

/** Shields with those that leave, victories, points in sight, the Cat. */
export function Stats({ play, seat, brief = false }: OfSeat & { readonly brief?: boolean }) {
  const words = architectsTableWords();
  const { shields, horned, victories } = cityAt(play.table, seat);
  const points = play.score.seats[seat]?.total ?? 0;
  const said = words['stat.shields']({ count: shields, horned });
  return (
    <div class="stats">
      <span title={said} data-spot={`shields:${seat}`}>
        <Icon id="shield" class="" />
        <span aria-hidden="true">{shields}</span>
        {horned > 0 && !brief && (
          <span class="horned" aria-hidden="true">
            ({horned}
            <HornSign class="" />)
          </span>
        )}
        <span class="visually-hidden">{said}</span>
      </span>
      <span class="victories" title={words['stat.victories']({ count: victories })} data-spot={`victories:${seat}`}>
        <Icon id="battle" class="" />
        <span aria-hidden="true">{victories}</span>
        <span class="visually-hidden">{words['stat.victories']({ count: victories })}</span>
      </span>
      <span title={words['stat.points']({ count: points })} data-spot={`points:${seat}`}>
        <Icon id="points" class="" />
        <span aria-hidden="true">{points}</span>
        <span class="visually-hidden">{words['stat.points']({ count: points })}</span>
      </span>
      {play.table.view.cat === seat && (
        <span class="has-cat" title={words['stat.cat']} data-spot="cat">
          <Icon id="cat" class="" />
          <span class="visually-hidden">{words['stat.cat']}</span>
        </span>
      )}
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
    <div class="minis" data-spot={`city:${seat}`} aria-hidden="true">
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

/** The tokens of a seat, with their names where there is room. */
export function Tokens({ play, seat, size, named = false }: OfSeat & { readonly size: number; readonly named?: boolean }) {
  const { tokens } = cityAt(play.table, seat);
  if (tokens.length === 0) return null;
  return (
    <ul class="token-row" data-spot={`tokens:${seat}`}>
      {tokens.map((token, i) => (
        <li key={i}>
          <ProgressToken token={token} size={size} title={`${tokenName(token)}: ${tokenEffect(token)}`} />
          {named ? <small>{tokenName(token)}</small> : <span class="visually-hidden">{tokenName(token)}</span>}
        </li>
      ))}
    </ul>
  );
}

interface PictureProps extends OfSeat {
  readonly size: 'own' | 'seat' | 'small' | 'tiny';
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
    <div class="picture" data-wonder={wonder}>
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
