// What opens beside a table: the log, the menu with the options of the table and the keys, which are alike in every game, and the game's own
// sheets. Fetched with the words `aside`.
import type { ComponentChildren } from 'preact';
import { Button, ButtonLink } from '../components/controls.tsx';
import { helpWords } from '../base/help-words.ts';
import { asideWords, homeWords, lobbyWords, tableWords } from '../base/i18n.ts';
import { isFirstGame } from '../base/tips.ts';
import type { SymbolId } from '../symbols/drawings.ts';
import { hintsAllowed } from './hint/allowed.ts';
import type { Sayings } from './hint/sayings.ts';
import { hintWords } from './hint/words.ts';
import { KEY_MAP, type KeyMeaning } from './key-map.ts';
import { openSymbols } from './look-up/model.ts';
import { lookUpWords } from './look-up/words.ts';
import { part } from './part.ts';
import { type TablePlay, type TableUi, undoLabel } from './play.ts';
import { SeatItems } from './people/seat-items.tsx';
import { peopleWords } from './people/words.ts';
import { Beyond, Origin } from './end/beyond.tsx';
import { Shuffle } from './shuffle.tsx';
import { SideSheet } from './side-sheet.tsx';
import { mayTalk } from './talk/place.ts';

const MenuSettings = part(async () => (await import('./menu-settings.tsx')).MenuSettings, [homeWords, helpWords, lobbyWords]);
const Agreed = part(async () => (await import('./menu-settings.tsx')).Agreed, [lobbyWords]);
/** Keys are told where there is a keyboard, as far as a page can know. */
const touches = (): boolean => matchMedia('(hover: none) and (pointer: coarse)').matches;

const People = part(async () => (await import('./people/people-sheet.tsx')).PeopleSheet, [peopleWords]);

// With it come the bots: fetched by those who ask.
const Hint = part(async () => (await import('./hint/hint-sheet.tsx')).HintSheet, [hintWords, lookUpWords]);

/** What a game does by each key; a key without a sentence does nothing. Hint, chat, log and help are alike at every table. */
type KeyWords = Readonly<Partial<Record<`keys.${KeyMeaning}`, string | undefined>>>;
/** `option.<key>` and `option.<key>.<value>`; an option without a name is not told. */
type OptionWords = Readonly<Record<`option.${string}`, string>>;

/** A table whose view says what was agreed on. */
type AgreedPlay = TablePlay & { readonly table: { readonly view: { readonly options: object } } };

function KeySheet({ play, keys }: { readonly play: TablePlay; readonly keys: KeyWords }) {
  const words = asideWords();
  const said: KeyWords = {
    ...keys,
    'keys.undo': words['keys.undo'],
    'keys.hint': hintsAllowed(play.session) ? words['keys.hint'] : undefined,
    'keys.talk': mayTalk(play.session) ? words['keys.talk'] : undefined,
    'keys.phrases': mayTalk(play.session) ? words['keys.phrases'] : undefined,
    'keys.log': words['keys.log'],
    'keys.symbols': words['keys.symbols'],
    'keys.rules': words['keys.rules'],
    'keys.cards': words['keys.cards'],
    'keys.help': words['keys.help'],
  };
  const meanings = (Object.keys(KEY_MAP) as KeyMeaning[]).filter((meaning) => said[`keys.${meaning}`] !== undefined);
  return (
    <SideSheet play={play} title={words['keys.title']} kind="keys">
      <dl>
        {meanings.map((meaning) => (
          <div key={meaning}>
            <dt>
              <kbd>{KEY_MAP[meaning]}</kbd>
            </dt>
            <dd>{said[`keys.${meaning}`]}</dd>
          </div>
        ))}
      </dl>
    </SideSheet>
  );
}

interface MenuItemProps {
  readonly play: TablePlay;
  readonly icon: SymbolId;
  readonly panel: unknown;
  readonly children: ComponentChildren;
}

/** A way to another sheet. */
function MenuItem({ play, icon, panel, children }: MenuItemProps) {
  return (
    <Button icon={icon} onClick={() => (play.ui.panel.value = panel)}>
      {children}
    </Button>
  );
}

/** Told where there is a keyboard. */
const Key = (props: { readonly of: KeyMeaning }) => (touches() ? null : <kbd aria-hidden="true">{KEY_MAP[props.of]}</kbd>);

/** What there is to read. */
function Learn({ play, book }: { readonly play: TablePlay; readonly book: string }) {
  const words = asideWords();
  const all = (): void => {
    play.ui.panel.value = undefined;
    openSymbols();
  };
  return (
    <>
      <h3>{words['menu.learn']}</h3>
      <div class="items learn">
        <ButtonLink icon="ch-book" href={`/rules/${book}`}>
          <span>{words['menu.rules']}</span>
          <Key of="rules" />
        </ButtonLink>
        <Button icon="progress" onClick={all}>
          <span>
            {words['menu.symbols']}
            <small>{words['menu.symbols.help']}</small>
          </span>
          <Key of="symbols" />
        </Button>
        <ButtonLink icon="hand" href={`/cards/${book}`}>
          <span>{words['menu.cards']}</span>
          <Key of="cards" />
        </ButtonLink>
        <ButtonLink icon="edit" href={`/score/${book}`}>
          <span>{words['menu.score']}</span>
        </ButtonLink>
      </div>
    </>
  );
}

/** The bar of a phone has no room for it. */
function UndoItem({ play }: { readonly play: TablePlay }) {
  if (!play.phone || play.session.match.value?.back === undefined) return null;
  const undo = (): void => {
    play.ui.panel.value = undefined;
    play.session.undo();
  };
  return (
    <Button icon="undo" onClick={undo}>
      {undoLabel(play)}
    </Button>
  );
}

interface Menu<Own> {
  readonly words: OptionWords;
  /** Ways to the sheets of this game, between log and keys. */
  readonly items: readonly (readonly [icon: SymbolId, panel: Own, text: string])[];
  /** Where its rules and its cards are told. */
  readonly book: string;
  /** What everybody should know of this game. */
  readonly note?: string;
}

function MenuSheet<Own>({ play, words: game, items, book, note }: Menu<Own> & { readonly play: AgreedPlay }) {
  const words = asideWords();
  const info = play.session.info.value;
  return (
    <SideSheet play={play} title={words['menu.title']} kind="menu">
      <Learn play={play} book={book} />
      <h3>{words['menu.game']}</h3>
      <Origin info={info} />
      <div class="items">
        <Beyond play={play} />
        <UndoItem play={play} />
        <MenuItem play={play} icon="log" panel="log">
          {words['log.title']}
        </MenuItem>
        {items.map(([icon, panel, text]) => (
          <MenuItem key={icon} play={play} icon={icon} panel={panel}>
            {text}
          </MenuItem>
        ))}
        {hintsAllowed(play.session) && (
          <MenuItem play={play} icon="ch-lamp" panel="hint">
            {tableWords()['bar.hint']}
          </MenuItem>
        )}
        {!touches() && (
          <MenuItem play={play} icon="keyboard" panel="keys">
            {words['menu.keys']}
          </MenuItem>
        )}
        <SeatItems play={play} />
        <ButtonLink icon="home" href="/">
          {words['menu.home']}
        </ButtonLink>
      </div>
      <MenuSettings tips={isFirstGame(info.code)} />
      <h3>{words['menu.options']}</h3>
      <dl class="agreed">
        {Object.entries(play.table.view.options).map(
          ([key, value]) =>
            game[`option.${key}`] !== undefined && (
              <div key={key}>
                <dt>{game[`option.${key}`]}</dt>
                <dd>{game[`option.${key}.${value}`]}</dd>
              </div>
            ),
        )}
        <Agreed settings={info.settings} />
      </dl>
      {note !== undefined && <p class="fine">{note}</p>}
      <p class="fine">{words['menu.code']({ code: info.code })}</p>
      {play.session.revealed.value !== undefined ? (
        <Shuffle session={play.session} />
      ) : (
        info.seedHash !== undefined && (
          <details class="fine">
            <summary>{words['menu.fairness']}</summary>
            {words['menu.seed-hash']}: <code>{info.seedHash}</code>
            <br />
            {words['menu.seed-hash.help']}
          </details>
        )
      )}
    </SideSheet>
  );
}

interface PanelsProps<Own> extends Menu<NoInfer<Own>> {
  readonly play: AgreedPlay & { readonly ui: TableUi<Own> };
  readonly log: ComponentChildren;
  readonly words: KeyWords & OptionWords;
  /** What hints are told with. */
  readonly sayings: Sayings;
  /** A sheet of this game. */
  own(panel: NoInfer<Own>): ComponentChildren;
}

export function TablePanels<Own>({ play, log, sayings, own, ...menu }: PanelsProps<Own>) {
  const panel = play.ui.panel.value;
  switch (panel) {
    case undefined:
    case 'talk':
      return null;
    case 'log':
      return <>{log}</>;
    case 'keys':
      return <KeySheet play={play} keys={menu.words} />;
    case 'hint':
      return <Hint play={play} sayings={sayings} />;
    case 'people':
      return <People play={play} />;
    case 'menu':
      return <MenuSheet play={play} {...menu} />;
    default:
      return <>{own(panel)}</>;
  }
}
