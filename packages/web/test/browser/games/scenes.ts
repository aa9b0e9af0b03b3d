// The fullest moments of every game: tests and the contact sheet look at them in every window.
import { AWAY_AFTER, MAX_NAME } from '@maravilha/protocol';
import type { Person } from '../kit/person.ts';
import { choicesIn, type Driver, openAt, untilAsked } from '../kit/player.ts';
import type { Position } from '../kit/position.ts';
import type { RunningServer } from '../server.ts';
import { expectDrawn as architectsDrawn } from './architects-drawn.ts';
import * as architects from './architects.ts';
import { expectDrawn as diceDrawn } from './dice-drawn.ts';
import * as dice from './dice.ts';
import * as duel from './duel.ts';
import * as sevenWonders from './seven-wonders.ts';

type Way = (who: Person) => Promise<unknown>;

export interface Scene {
  readonly game: string;
  readonly name: string;
  readonly driver: Driver;
  /** Compares the table with what was sent. */
  drawn?(who: Person): Promise<unknown>;
  position(): Position;
  /** The others have been away for more than a minute; else they wait. */
  readonly away?: boolean;
  /** What a person opens first. */
  readonly open?: Way;
  /** Sheets, and what opens each. */
  readonly sheets?: Readonly<Record<string, Way>>;
  /** What stands beside the score pad at the end. */
  readonly leaves?: readonly string[];
}

type Named = Readonly<Record<string, Omit<Scene, 'game' | 'name' | 'driver' | 'drawn'>>>;

const scenesOf = (game: string, play: Pick<Scene, 'driver' | 'drawn'>, named: Named): readonly Scene[] =>
  Object.entries(named).map(([name, scene]) => ({ game, name, ...play, ...scene }));

const key =
  (name: string): Way =>
  ({ page }) =>
    page.keyboard.press(name);
const pressed =
  (selector: string): Way =>
  ({ page, press }) =>
    press(page.locator(`[data-game] ${selector}`).first());

/** Some questions are fetched when they are asked for the first time. */
const asked: Way = ({ page }) => choicesIn(page).first().waitFor();
const chosen: Way = ({ page, press }) => press(choicesIn(page).first());

const SHEETS = { log: key('l'), keys: key('?'), menu: pressed('header button[aria-label="Menu"]') };
/** Everybody but one has left, and all of that is to be decided. */
const AWAY = {
  away: true,
  open: (({ page }) => page.locator('[data-matter=several]').waitFor()) satisfies Way,
  sheets: { 'who is away': pressed('header .decide') },
};
const DISCARD = { 'discard pile': key('x') };

const SEVEN_WONDERS: Named = {
  'the choice of a board': { position: sevenWonders.positions.board, open: asked },
  'the choice of a side': { position: sevenWonders.positions.side, open: asked },
  'the first turn of three': { position: sevenWonders.positions.first },
  'a turn of five': { position: sevenWonders.positions.turn },
  'the fullest city of seven': {
    position: sevenWonders.positions.full,
    sheets: { ...SHEETS, ...DISCARD, 'a city': pressed(':is(section[data-seat] > button, button[data-place^="board:"])') },
  },
  'six of seven away': { position: sevenWonders.positions.full, ...AWAY },
  'the largest hand of seven': { position: sevenWonders.positions.fullHand },
  'an open card at seven': { position: sevenWonders.positions.fullHand, open: (who) => sevenWonders.openCard(who, 0) },
  'the most ways to pay': { position: sevenWonders.positions.waysToPay, open: sevenWonders.openMostWays },
  'three teams': { position: sevenWonders.positions.fullTeams },
  'a last card': { position: sevenWonders.positions.lastCard },
  'a card of the discard pile': { position: sevenWonders.positions.revive, open: chosen },
  'a loss': { position: sevenWonders.positions.loss, open: asked },
  'the end of seven': { position: sevenWonders.positions.overSeven, leaves: ['buried', 'discard', 'chart'] },
  'the end of three teams': { position: sevenWonders.positions.overTeams },
};

const DUEL: Named = {
  'the draft': { position: duel.positions.draft },
  'a turn of the second age': { position: duel.positions.turn },
  'the fullest cities': { position: duel.positions.full, sheets: { ...SHEETS, ...DISCARD } },
  'an open card': { position: duel.positions.first, open: (who) => duel.openCard(who) },
  'an open card of the third age': { position: duel.positions.third, open: (who) => duel.openCard(who) },
  'an open card in full cities': { position: duel.positions.full, open: (who) => duel.openCard(who) },
  'a progress token': { position: duel.positions.token },
  'a token of the Great Library': { position: duel.positions.library },
  'a card of the discard pile': { position: duel.positions.revive, open: chosen },
  'a card to destroy': { position: duel.positions.destroy, open: asked },
  'who begins': { position: duel.positions.starter },
  'the end': { position: duel.positions.over, leaves: ['buried', 'chart'] },
};

const ARCHITECTS: Named = {
  'who begins': { position: architects.positions.starter, open: asked },
  'the choice of a wonder': { position: architects.positions.wonder, open: asked },
  'a turn of two': { position: architects.positions.fullTwo },
  'a turn of four': { position: architects.positions.card },
  'the fullest city of seven': {
    position: architects.positions.full,
    sheets: {
      ...SHEETS,
      ...DISCARD,
      'last turns': key('f'),
      'a city': pressed('section[data-seat] > button'),
      'a deck': pressed('[data-look]:not([data-look=tokens])'),
      tokens: pressed('[data-look=tokens]'),
    },
  },
  'six of seven away': { position: architects.positions.full, ...AWAY },
  'the most ways to pay': { position: architects.positions.waysToPay, open: asked },
  'an exchange': { position: architects.positions.exchange, open: asked },
  'a progress token': { position: architects.positions.token },
  'any deck': { position: architects.positions.anyDeck, open: asked },
  'a deck to search': { position: architects.positions.search, open: asked },
  'a card to keep': { position: architects.positions.keep, open: chosen },
  'the end of seven': { position: architects.positions.overSeven, leaves: ['wonders', 'chart'] },
};

const DICE: Named = {
  'the choice of a city': { position: dice.positions.cities, open: asked },
  'a turn of three': { position: dice.positions.action },
  'the most to choose from': {
    position: dice.positions.choices,
    sheets: {
      ...SHEETS,
      'last turns': key('f'),
      'a sheet': pressed(':is([data-seat]:has([data-figures]), header [data-spot])'),
      'a structure': pressed('main [data-structure] > button'),
    },
  },
  'a die and its bill': {
    position: dice.positions.choices,
    open: async (who) => {
      await pressed('button[data-die]:not([data-faint])')(who);
      await chosen(who);
    },
  },
  'the fullest sheet of seven': { position: dice.positions.full },
  'a free die': { position: dice.positions.freeDie },
  'a space to cross': { position: dice.positions.cross },
  'a bonus': { position: dice.positions.bonus },
  'the end of seven': { position: dice.positions.overSeven, leaves: ['sheets', 'chart'] },
};

export const SCENES: readonly Scene[] = [
  ...scenesOf('7 Wonders', { driver: sevenWonders.driver }, SEVEN_WONDERS),
  ...scenesOf('Duel', { driver: duel.driver }, DUEL),
  ...scenesOf('Architects', { driver: architects.driver, drawn: architectsDrawn }, ARCHITECTS),
  ...scenesOf('Dice', { driver: dice.driver, drawn: diceDrawn }, DICE),
];

/** As long as names may be. */
const NAMES = [
  'Maximiliana Alexandrina I',
  'Themistokles Wanderlust',
  'Wilhelmina Montgomery W.',
  'Bartolomeu de Guimarães',
  'Hypatia Mnemosyne Sophia',
  'Nabucodonosor Segundo II',
  'Constantinopla Augusta W',
].map((name) => name.slice(0, MAX_NAME).trim());

/** Sits down at the table of a scene, with all open that it shows; the others are people, too. */
export const openScene = async (who: Person, server: RunningServer, { position, open, away = false }: Scene): Promise<void> => {
  const { page } = who;
  await openAt([who], server, position(), { names: NAMES, everyone: !away, away });
  if (away) server.pass(AWAY_AFTER);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  if ((await page.locator('[data-game][data-ended=true]').count()) > 0) return;
  await untilAsked(page);
  await open?.(who);
};
