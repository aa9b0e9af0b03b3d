// The Duel table: draws the view, the events, and what the engine lists and explains. The server decides.
// Before the styles of the table, which change theirs.
import './pieces.ts';
import './table.css';
import type { DuelEvent } from '@maravilha/duel';
import { tableWords } from '../../base/i18n.ts';
import { door } from '../../base/door.ts';
import { Frame } from '../../table/frame.tsx';
import type { TableSession } from '../../net/session.ts';
import type { TableKit } from '../../table/use-events.ts';
import { useTable } from '../../table/use-table.ts';
import { Icon } from '../../components/index.ts';
import { Bar } from './bar.tsx';
import { CityPanel } from './city.tsx';
import { Dock, LastLine } from './dock.tsx';
import { Events } from './events.tsx';
import { fitDesk, fitLow, fitPhone, phoneLines, sideWidth, slimDock, spanOf } from './fit.ts';
import { eventsIn } from './log.ts';
import { cityOf, imagine, placesOf, readTable, rowsOf, scoreOf } from './model.ts';
import type { Spots } from './motion.ts';
import { Draft, End, Panels, Prompt, told } from './on-demand.ts';
import { PhoneCity, PhoneRival } from './phone.tsx';
import { newUi, type Play } from './play.ts';
import { hasPrompt, promptHeight } from './prompt.ts';
import { Rail, TokenRow } from './rail.tsx';
import { Structure } from './structure.tsx';
import { rem } from '../../table/window.ts';

const KIT: TableKit<Play, DuelEvent, Spots> = {
  name: 'duel',
  motion: door(() => import('./motion.ts')),
  keys: door(() => import('./keys.ts')),
  told,
  cues: {
    built: 'card',
    discarded: 'coin',
    'wonder-built': 'stage',
    pair: 'pair',
    pawn: 'pawn',
    'age-ended': 'age',
    over: 'victory',
  },
  atOnce: 4,
  eventsIn,
  momentOf: ({ session }) => String(session.match.value?.seq),
  settle: (play) => {
    const { ui, table } = play;
    const open = ui.subject.peek();
    if (open?.kind === 'slot' && !placesOf(table.view).some((p) => p.slot === open.slot)) ui.subject.value = undefined;
    if (hasPrompt(play)) ui.subject.value = undefined;
    ui.pick.value = undefined;
    ui.aside.value = false;
    // Prices of the rival are for a look; a new turn shows what the own ones are.
    ui.foePrices.value = false;
  },
};

/** The prices that the rival would pay, for a look. */
function FoePrices({ play }: { readonly play: Play }) {
  const words = tableWords();
  const { ui, table } = play;
  if (table.view.structure.length === 0) return null;
  const showing = ui.foePrices.value;
  return (
    <button type="button" class="foe-prices row" aria-pressed={showing} onClick={() => (ui.foePrices.value = !ui.foePrices.peek())}>
      <Icon id="eye" class="" />
      {showing && table.seated ? words['prices.mine'] : words['prices.for']({ name: play.nameOf(table.foe) })}
    </button>
  );
}

/** The cities at the sides of the structure; on a phone the rival above and the own below, or both beside it. */
function Board({ play }: { readonly play: Play }) {
  const { phone, shape, ui, window: box } = play;
  const { view } = play.table;
  const drafting = view.decision === 'draft';
  const places = placesOf(view);
  const rows = rowsOf(places);
  const { across, middle } = spanOf(
    rows,
    places.map((place) => place.x),
  );
  const reading = ui.subject.value !== undefined;
  const prompt = hasPrompt(play) && !reading;
  const open = reading || (prompt && !ui.aside.value);
  // The offers of the draft need the room that a card has which is open.
  const brief = reading || (drafting && shape === 'low');
  const fits = {
    phone: () => fitPhone(rows, box, open, across),
    low: () => fitLow(rows, box, reading, across),
    desk: () => fitDesk(rows, box, prompt ? promptHeight(play) : undefined, across),
  };
  const fit = fits[shape]();
  const kind = drafting
    ? ' drafting'
    : `${fit.form === 'full' && !fit.beside ? '' : ' tall'}${fit.beside ? ' beside' : ''}${reading ? ' reading' : ''}`;
  const idle = drafting ? null : <Dock play={play} {...fit} />;
  const below = (
    <>
      {!prompt && (reading && drafting ? <Dock play={play} {...fit} form="slim" lines={0} /> : idle)}
      {hasPrompt(play) && <Prompt play={play} />}
    </>
  );
  return (
    <>
      {phone ? (!reading || fit.rival) && <PhoneRival play={play} brief={brief} /> : <CityPanel play={play} city={play.me} />}
      <main class={`middle${kind}`} data-before={drafting || undefined} style={{ '--prompt': rem(promptHeight(play)) }}>
        {(!phone || !(open || drafting)) && <TokenRow play={play} />}
        {drafting ? (
          <Draft play={play} />
        ) : (
          <>
            {(!reading || fit.track) && <Rail play={play} />}
            <div class="stand">
              <Structure play={play} fit={fit} middle={middle} />
            </div>
            {phone && !open && fit.event && (
              <p class="last-line">
                <LastLine play={play} />
              </p>
            )}
          </>
        )}
        {!phone && below}
      </main>
      {phone ? (
        <PhoneCity play={play} lines={drafting ? 0 : phoneLines(box, fit)} brief={brief} />
      ) : (
        <CityPanel play={play} city={play.foe} />
      )}
      {phone && below}
    </>
  );
}

export function DuelTable({ session }: { readonly session: TableSession }) {
  const moment = useTable(session, { ...KIT, newUi, imagine, readTable });
  if (moment === undefined) return null;
  const { table, window: box } = moment;
  const score = scoreOf(table);
  const play: Play = { ...moment, score, me: cityOf(table, table.me, score), foe: cityOf(table, table.foe, score) };
  return (
    <Frame
      kit={KIT}
      play={play}
      style={{ '--side': rem(sideWidth(box)), '--slim': rem(slimDock(box)) }}
      bar={<Bar play={play} />}
      frieze={!play.phone && <Events play={play} aside={<FoePrices play={play} />} />}
      end={<End play={play} />}
      panels={<Panels play={play} />}
    >
      <Board play={play} />
    </Frame>
  );
}
