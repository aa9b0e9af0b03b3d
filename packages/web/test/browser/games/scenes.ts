// The fullest moments of every game: the layout test and the contact sheet look at them in every window.
import { MAX_NAME } from '@maravilha/protocol';
import type { Person } from '../kit/person.ts';
import { choicesIn, openAt, untilAsked } from '../kit/player.ts';
import type { Position } from '../kit/position.ts';
import type { RunningServer } from '../server.ts';
import * as architects from './architects.ts';
import * as dice from './dice.ts';
import * as duel from './duel.ts';
import * as sevenWonders from './seven-wonders.ts';

export interface Scene {
  readonly game: string;
  readonly name: string;
  position(): Position;
  /** What a person opens first. */
  open?(who: Person): Promise<unknown>;
}

type Named = Readonly<Record<string, Omit<Scene, 'game' | 'name'>>>;

const scenesOf = (game: string, named: Named): readonly Scene[] => Object.entries(named).map(([name, scene]) => ({ game, name, ...scene }));

/** Some questions are fetched when they are asked for the first time. */
const asked = ({ page }: Person): Promise<void> => choicesIn(page).first().waitFor();

const SEVEN_WONDERS: Named = {
  'the choice of a board': { position: sevenWonders.positions.board, open: asked },
  'the choice of a side': { position: sevenWonders.positions.side, open: asked },
  'the first turn of three': { position: sevenWonders.positions.first },
  'a turn of five': { position: sevenWonders.positions.turn },
  'the fullest city of seven': { position: sevenWonders.positions.full },
  'the largest hand of seven': { position: sevenWonders.positions.fullHand },
  'an open card at seven': { position: sevenWonders.positions.fullHand, open: (who) => sevenWonders.openCard(who, 0) },
  'the most ways to pay': { position: sevenWonders.positions.waysToPay, open: sevenWonders.openMostWays },
  'three teams': { position: sevenWonders.positions.fullTeams },
  'a last card': { position: sevenWonders.positions.lastCard },
  'a card of the discard pile': { position: sevenWonders.positions.revive, open: asked },
  'a loss': { position: sevenWonders.positions.loss, open: asked },
  'the end of seven': { position: sevenWonders.positions.overSeven },
  'the end of three teams': { position: sevenWonders.positions.overTeams },
};

const DUEL: Named = {
  'the draft': { position: duel.positions.draft },
  'a turn of the second age': { position: duel.positions.turn },
  'the fullest cities': { position: duel.positions.full },
  'an open card': { position: duel.positions.first, open: (who) => duel.openCard(who) },
  'an open card of the third age': { position: duel.positions.third, open: (who) => duel.openCard(who) },
  'an open card in full cities': { position: duel.positions.full, open: (who) => duel.openCard(who) },
  'a progress token': { position: duel.positions.token },
  'a token of the Great Library': { position: duel.positions.library },
  'a card of the discard pile': { position: duel.positions.revive, open: asked },
  'a card to destroy': { position: duel.positions.destroy, open: asked },
  'who begins': { position: duel.positions.starter },
  'the end': { position: duel.positions.over },
};

const ARCHITECTS: Named = {
  'the choice of a wonder': { position: architects.positions.wonder, open: asked },
  'a turn of two': { position: architects.positions.fullTwo },
  'a turn of four': { position: architects.positions.card },
  'the fullest city of seven': { position: architects.positions.full },
  'the most ways to pay': { position: architects.positions.waysToPay, open: asked },
  'a progress token': { position: architects.positions.token },
  'any deck': { position: architects.positions.anyDeck, open: asked },
  'a card to keep': { position: architects.positions.keep, open: asked },
  'the end of seven': { position: architects.positions.overSeven },
};

const DICE: Named = {
  'the choice of a city': { position: dice.positions.cities, open: asked },
  'a turn of three': { position: dice.positions.action },
  'the most to choose from': { position: dice.positions.choices },
  'the fullest sheet of seven': { position: dice.positions.full },
  'a free die': { position: dice.positions.freeDie },
  'a space to cross': { position: dice.positions.cross },
  'a bonus': { position: dice.positions.bonus },
  'the end of seven': { position: dice.positions.overSeven },
};

export const SCENES: readonly Scene[] = [
  ...scenesOf('7 Wonders', SEVEN_WONDERS),
  ...scenesOf('Duel', DUEL),
  ...scenesOf('Architects', ARCHITECTS),
  ...scenesOf('Dice', DICE),
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
].map((name) => name.slice(0, MAX_NAME));

/** Sits down at the table of a scene; the others are people, too, and wait. */
export const openScene = (who: Person, server: RunningServer, { position }: Scene): Promise<string> =>
  openAt([who], server, position(), { names: NAMES, everyone: true });

/** The table in this language and theme, with all open that the scene shows. */
export const settle = async (who: Person, { open }: Scene, settings: Readonly<Record<'language' | 'theme', string>>): Promise<void> => {
  const { page } = who;
  await page.evaluate((chosen) => {
    for (const [key, value] of Object.entries(chosen)) localStorage.setItem(`maravilha.${key}`, value);
  }, settings);
  await page.reload();
  await page.waitForSelector('[data-game]');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  if ((await page.locator('[data-game][data-ended=true]').count()) > 0) return;
  await untilAsked(page);
  await open?.(who);
};
