// A symbol looked up: its name, its sentence, what of it is at this table, and the rule. Beside the symbol on a desk, from below on a phone.
import './look-up.css';
import '../../base/entries.css';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { AtTable, LinkedCard, SymbolEntry } from '../../base/book.ts';
import { common } from '../../base/i18n.ts';
import { Sheet } from '../../base/ui/sheet.tsx';
import { IconButton } from '../../components/controls.tsx';
import { Icon } from '../../components/icon.tsx';
import type { TableInfo } from '@maravilha/protocol';
import { nameIn } from '../seats.ts';
import { type Asked, asked, closeLookUp, openSymbols } from './model.ts';
import { type Placed, placeBeside } from './placing.ts';
import { CHAIN, type Found } from './signs.ts';
import { lookUpWords } from './words.ts';

/** What is known of the table that is looked at. */
export interface Here {
  readonly info: TableInfo;
  /** Nothing before the game begins. */
  readonly table: AtTable | undefined;
  rulePath(id: string): string;
}

export function RuleLink({ rule, here }: { readonly rule: string; readonly here: Here }) {
  return (
    <a class="row numerals" href={here.rulePath(rule)}>
      <Icon id="ch-book" class="" />
      {lookUpWords().rule({ id: rule })}
    </a>
  );
}

/** How many each seat has, in the columns under the names that stand over the list of all symbols. */
export function CountColumns({ symbol, here }: { readonly symbol: string; readonly here: Here }) {
  const counts = here.table?.counts(symbol);
  if (counts === undefined) return null;
  return (
    <ul class="look-up-columns numerals" aria-label={lookUpWords().here}>
      {counts.map((count, seat) => (
        <li key={seat} class={seat === here.info.you ? 'mine' : ''}>
          <span class="visually-hidden">{nameIn(here.info, seat)}</span> {count < 0 ? `−${-count}` : count}
        </li>
      ))}
    </ul>
  );
}

/** How many each seat has. */
function Counts({ symbol, here }: { readonly symbol: string; readonly here: Here }) {
  const counts = here.table?.counts(symbol);
  if (counts === undefined) return null;
  return (
    <div class="look-up-here">
      <b>{lookUpWords().here}</b>
      <ul class="numerals">
        {counts.map((count, seat) => (
          <li key={seat} class={seat === here.info.you ? 'mine' : ''}>
            {nameIn(here.info, seat)} <b>{count < 0 ? `−${-count}` : count}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

const whereIs = ({ where, seat }: LinkedCard, { info }: Here): string => {
  const words = lookUpWords();
  if (where !== 'city') return words[`where.${where}`];
  return seat === info.you ? words['where.mine'] : words['where.city']({ name: nameIn(info, seat ?? 0) });
};

function Ends({ title, cards, here }: { readonly title: string; readonly cards: readonly LinkedCard[]; readonly here: Here }) {
  if (cards.length === 0) return null;
  return (
    <div class="look-up-here">
      <b>{title}</b>
      <ul>
        {cards.map((card) => (
          <li key={card.name} class={card.where === 'city' && card.seat === here.info.you ? 'mine' : ''}>
            {card.name} <small>{`${lookUpWords()['card.age']({ age: card.age })} · ${whereIs(card, here)}`}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What a chain ties together. */
function Chain({ drawing, here }: { readonly drawing: string; readonly here: Here }) {
  const words = lookUpWords();
  const chain = here.table?.chain?.(drawing);
  if (chain === undefined) return null;
  return (
    <>
      <Ends title={words['chain.from']} cards={chain.from} here={here} />
      <Ends title={words['chain.into']} cards={chain.into} here={here} />
    </>
  );
}

interface LookUpProps {
  readonly entryOf: (symbol: string) => SymbolEntry | undefined;
  readonly groupOf: (symbol: string) => string;
  readonly here: Here;
}

const choose = (place: number): void => {
  const now = asked.peek();
  if (now !== undefined) asked.value = { ...now, place };
};

/** The symbols of one thing, to go from one to the next. */
function Others({ found, place, entryOf }: Asked & Pick<LookUpProps, 'entryOf'>) {
  const words = lookUpWords();
  if (found.length < 2) return null;
  return (
    <div class="look-up-others row" role="group" aria-label={words.symbols}>
      {found.map((one, i) => (
        <button
          key={i}
          type="button"
          aria-pressed={i === place}
          aria-label={words.what({ name: entryOf(one.symbol)?.name ?? '' })}
          onClick={() => choose(i)}
        >
          <Drawing one={one} entry={entryOf(one.symbol)} />
        </button>
      ))}
    </div>
  );
}

/** A chain has many signs: it is shown by the one that was met. */
function Drawing({ one, entry }: { readonly one: Found; readonly entry: SymbolEntry | undefined }) {
  const disc = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const drawn = one.at.closest('svg') ?? one.at.querySelector('svg');
    if (drawn !== null) disc.current?.replaceChildren(drawn.cloneNode(true));
  }, [one.at]);
  return (
    <span class="symbol-drawing" aria-hidden="true">
      {entry?.id === CHAIN ? <i ref={disc} class="disc-ground" /> : entry?.drawing}
    </span>
  );
}

function Body({ entryOf, here, ...shown }: Asked & LookUpProps) {
  const words = lookUpWords();
  const one = shown.found[shown.place];
  const entry = one && entryOf(one.symbol);
  if (one === undefined || entry === undefined) return null;
  return (
    <>
      <p id="look-up-says">{entry.says}</p>
      <Chain drawing={one.drawing} here={here} />
      <Counts symbol={entry.id} here={here} />
      <Others {...shown} entryOf={entryOf} />
      <footer class="row">
        <RuleLink rule={entry.rule} here={here} />
        <button type="button" class="row" onClick={openSymbols}>
          <Icon id="list" class="" />
          {words.all}
        </button>
      </footer>
    </>
  );
}

type Weighed = readonly [box: DOMRect, weight: number];

const weighed = (selector: string, weight: number): readonly Weighed[] =>
  [...document.querySelectorAll(selector)].map((one) => [one.getBoundingClientRect(), weight]);

/** What should stay in sight: what is decided now, and the thing that the symbol belongs to. */
const inSight = (at: Element): readonly Weighed[] => {
  const thing = at.closest('button, .card, .open-card');
  return [
    ...weighed('.table [data-confirm], .table [data-choice], .question', 8),
    ...weighed('.table button', 1),
    ...(thing === null ? [] : ([[thing.getBoundingClientRect(), 4]] as const)),
  ];
};

interface PopoverProps {
  readonly at: Element;
  readonly by: Asked['by'];
  readonly name: string;
  readonly head: ComponentChildren;
  readonly children: ComponentChildren;
}

/** It holds no focus by force: Tab leads on, Esc leads back. */
function Popover({ at, by, name, head, children }: PopoverProps) {
  const box = useRef<HTMLDivElement>(null);
  const [placed, place] = useState<Placed | undefined>(undefined);
  useLayoutEffect(() => {
    if (box.current === null) return undefined;
    const size = { width: box.current.offsetWidth, height: box.current.offsetHeight };
    place(placeBeside(at.getBoundingClientRect(), size, { width: innerWidth, height: innerHeight }, inSight(at)));
    at.classList.add('looked-up');
    addEventListener('resize', closeLookUp);
    return () => {
      at.classList.remove('looked-up');
      removeEventListener('resize', closeLookUp);
    };
  }, [at, name]);
  const stands = placed !== undefined;
  useLayoutEffect(() => {
    // What is not in its place yet is not to be seen, and takes no focus.
    if (by === 'rest' || !stands) return undefined;
    const before = document.activeElement;
    box.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [by, stands]);
  return (
    <div
      ref={box}
      class="look-up column"
      data-look-up={by}
      data-side={placed?.side}
      style={{ '--beak': `${placed?.beak ?? 0}px`, left: `${placed?.left ?? 0}px`, top: `${placed?.top ?? 0}px` }}
      role="dialog"
      aria-label={name}
      aria-describedby="look-up-says"
      tabIndex={-1}
    >
      <header class="row">
        {head}
        <IconButton icon="cross" label={common()['app.close']} onClick={closeLookUp} />
      </header>
      {children}
    </div>
  );
}

/** A table says itself which form it has. */
const isPhone = (): boolean => {
  const form = document.querySelector<HTMLElement>('.table')?.dataset['form'];
  return form === undefined ? matchMedia('(max-width: 44rem)').matches : form === 'phone';
};

export function LookUp(props: LookUpProps) {
  const shown = asked.value;
  const one = shown?.found[shown.place];
  const entry = one && props.entryOf(one.symbol);
  if (shown === undefined || one === undefined || entry === undefined) return null;
  const body = <Body {...shown} {...props} />;
  const group = <small>{props.groupOf(entry.id)}</small>;
  if (isPhone() && shown.by !== 'rest')
    return (
      <div data-look-up={shown.by}>
        <Sheet title={entry.name} onClose={closeLookUp}>
          <div class="look-up-sheet column">
            <div class="row">
              <Drawing one={one} entry={entry} />
              {group}
            </div>
            {body}
          </div>
        </Sheet>
      </div>
    );
  return (
    <Popover
      at={one.at}
      by={shown.by}
      name={lookUpWords().what({ name: entry.name })}
      head={
        <>
          <Drawing one={one} entry={entry} />
          <div>
            <h3>{entry.name}</h3>
            {group}
          </div>
        </>
      }
    >
      {body}
    </Popover>
  );
}
