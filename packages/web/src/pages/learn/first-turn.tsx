// The first turn of a first game, told one seat after another: a strip of plaques, and the card of the seat whose turn is told.
import './first-turn.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { announce } from '../../base/announce.ts';
import type { Act, FirstTurn } from '../../base/tips.ts';
import { Button, ButtonLink } from '../../components/controls.tsx';
import { nameIn } from '../../table/seats.ts';
import { rulePath } from '../books.ts';
import type { HeldTable } from './held-table.ts';
import { Plaques } from './plaques.tsx';
import { tipWords } from './tip-words.ts';

/** As it goes round the table, from me. */
const orderFrom = (you: number, seats: number): readonly number[] => Array.from({ length: seats }, (_, n) => (you + n) % seats);

interface ToldProps {
  readonly act: Act;
  readonly rule: string;
  readonly last: boolean;
  readonly onNext: () => void;
}

function Told({ act, rule, last, onNext }: ToldProps) {
  const words = tipWords();
  const self = useRef<HTMLElement>(null);
  useEffect(() => {
    self.current?.focus({ preventScroll: true });
    announce([act.said, act.follows].join(' '));
  }, [act.seat]);
  return (
    <div class="turn-told centred">
      <section ref={self} tabIndex={-1} aria-label={words['turn.title']} data-told={act.seat}>
        {act.drawing}
        <div class="told-words">
          <h2>{act.said}</h2>
          <p>{act.follows}</p>
          {last && (
            <p>
              <b>{words['turn.together']}</b>
            </p>
          )}
          <div class="row">
            <Button kind="primary" data-told-on onClick={onNext}>
              {words[last ? 'turn.end' : 'turn.on']}
            </Button>
            <ButtonLink kind="quiet" href={rulePath(rule)}>
              {words.rule({ id: rule })}
            </ButtonLink>
          </div>
        </div>
      </section>
    </div>
  );
}

export function FirstTurnLine({ table, firstTurn }: { readonly table: HeldTable; readonly firstTurn: FirstTurn }) {
  const words = tipWords();
  const info = table.info.value;
  const held = table.held.value;
  const [told, setTold] = useState(1);
  const chosen = table.match.value?.ready.includes(info.you ?? -1) === true || held !== undefined;
  const order = orderFrom(info.you ?? 0, info.seats.length);
  const acts = held === undefined ? [] : firstTurn.acts(info, held, (seat) => nameIn(info, seat));
  const now = held === undefined ? (chosen ? 1 : 0) : told;
  const wait = (place: number): string => words[place === order.length - 1 ? 'turn.last' : place === now + 1 ? 'turn.next' : 'turn.later'];
  const line = (seat: number, place: number): string => {
    const act = acts.find((one) => one.seat === seat);
    if (place < now || (place === now && held !== undefined)) return act?.brief ?? '';
    if (place > now) return wait(place);
    return words[place === 0 ? 'turn.now' : 'turn.plays'];
  };
  const act = acts.find(({ seat }) => seat === order[told]);
  const goOn = (): void => {
    if (told < order.length - 1) setTold(told + 1);
    else table.goOn();
  };
  return (
    <>
      <Plaques
        title={words['turn.title']}
        plaques={order.map((seat, place) => ({
          name: place === 0 ? words['turn.you'] : nameIn(info, seat),
          line: line(seat, place),
          state: place < now ? 'done' : place === now ? 'now' : 'waits',
        }))}
      />
      {act !== undefined && <Told key={act.seat} act={act} rule={firstTurn.rule} last={told === order.length - 1} onNext={goOn} />}
    </>
  );
}
