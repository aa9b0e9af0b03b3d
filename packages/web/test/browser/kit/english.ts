// Finds English on a Portuguese page.
import type { Page } from '@playwright/test';
import { en as architectsEn } from '@maravilha/words/architects/en';
import { en as architectsEndEn } from '@maravilha/words/architects/end/en';
import { ptBR as architectsEndPt } from '@maravilha/words/architects/end/pt-BR';
import { ptBR as architectsPt } from '@maravilha/words/architects/pt-BR';
import { en as architectsTableEn } from '@maravilha/words/architects/table/en';
import { ptBR as architectsTablePt } from '@maravilha/words/architects/table/pt-BR';
import { en as asideEn } from '@maravilha/words/aside/en';
import { ptBR as asidePt } from '@maravilha/words/aside/pt-BR';
import { en as commonEn } from '@maravilha/words/common/en';
import { ptBR as commonPt } from '@maravilha/words/common/pt-BR';
import { en as diceEn } from '@maravilha/words/dice/en';
import { ptBR as dicePt } from '@maravilha/words/dice/pt-BR';
import { en as diceTableEn } from '@maravilha/words/dice/table/en';
import { ptBR as diceTablePt } from '@maravilha/words/dice/table/pt-BR';
import { en as duelEn } from '@maravilha/words/duel/en';
import { ptBR as duelPt } from '@maravilha/words/duel/pt-BR';
import { en as helpEn } from '@maravilha/words/help/en';
import { ptBR as helpPt } from '@maravilha/words/help/pt-BR';
import { en as homeEn } from '@maravilha/words/home/en';
import { ptBR as homePt } from '@maravilha/words/home/pt-BR';
import { en as lobbyEn } from '@maravilha/words/lobby/en';
import { ptBR as lobbyPt } from '@maravilha/words/lobby/pt-BR';
import { en as localEn } from '@maravilha/words/local/en';
import { ptBR as localPt } from '@maravilha/words/local/pt-BR';
import { en as togetherEn } from '@maravilha/words/together/en';
import { ptBR as togetherPt } from '@maravilha/words/together/pt-BR';
import { en as sevenWondersEn } from '@maravilha/words/seven-wonders/en';
import { en as sevenWondersEndEn } from '@maravilha/words/seven-wonders/end/en';
import { ptBR as sevenWondersEndPt } from '@maravilha/words/seven-wonders/end/pt-BR';
import { ptBR as sevenWondersPt } from '@maravilha/words/seven-wonders/pt-BR';
import { en as sevenWondersTableEn } from '@maravilha/words/seven-wonders/table/en';
import { ptBR as sevenWondersTablePt } from '@maravilha/words/seven-wonders/table/pt-BR';
import { en as architectsSymbolsEn } from '@maravilha/words/architects/symbols/en';
import { ptBR as architectsSymbolsPt } from '@maravilha/words/architects/symbols/pt-BR';
import { en as diceSymbolsEn } from '@maravilha/words/dice/symbols/en';
import { ptBR as diceSymbolsPt } from '@maravilha/words/dice/symbols/pt-BR';
import { en as duelSymbolsEn } from '@maravilha/words/duel/symbols/en';
import { ptBR as duelSymbolsPt } from '@maravilha/words/duel/symbols/pt-BR';
import { en as sevenWondersFiguresEn } from '@maravilha/words/seven-wonders/figures/en';
import { ptBR as sevenWondersFiguresPt } from '@maravilha/words/seven-wonders/figures/pt-BR';
import { en as sevenWondersSymbolsEn } from '@maravilha/words/seven-wonders/symbols/en';
import { ptBR as sevenWondersSymbolsPt } from '@maravilha/words/seven-wonders/symbols/pt-BR';
import { en as readingEn } from '@maravilha/words/reading/en';
import { ptBR as readingPt } from '@maravilha/words/reading/pt-BR';
import { en as scoreEn } from '@maravilha/words/score/en';
import { en as puzzleEn } from '@maravilha/words/puzzle/en';
import { ptBR as scorePt } from '@maravilha/words/score/pt-BR';
import { ptBR as puzzlePt } from '@maravilha/words/puzzle/pt-BR';
import { en as tableEn } from '@maravilha/words/table/en';
import { ptBR as tablePt } from '@maravilha/words/table/pt-BR';

const plain = (catalogue: object): Record<string, string> =>
  Object.fromEntries(Object.entries(catalogue).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

/** Everything that is said in a part of the page, aloud or in print. */
const textsIn = (page: Page, selector: string): Promise<readonly string[]> =>
  page.evaluate((wanted) => {
    const root = document.querySelector(wanted);
    if (root === null) return [`no ${wanted}`];
    const found: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) found.push((node.textContent ?? '').trim());
    for (const one of root.querySelectorAll('[aria-label], [title]'))
      found.push(one.getAttribute('aria-label') ?? '', one.getAttribute('title') ?? '');
    return [...new Set(found)].filter((text) => text !== '');
  }, selector);

interface Search {
  /** Pairs of catalogues: English, Portuguese. */
  readonly catalogues: readonly (readonly [object, object])[];
  /** Words that are English and nothing else, for sentences that are put together. */
  readonly words?: RegExp;
  /** What is called alike everywhere. */
  readonly names?: readonly string[];
}

/** Ids of rules are the same in every language. */
const RULE = /\b[A-Z]{2}-(?:[A-Z]+-\d+|R\d+)\b/g;

/** A search for sentences that Portuguese says otherwise, for keys, and for what should never be read. */
const searchEnglish = ({ catalogues, words = /(?!)/, names = [] }: Search) => {
  const english = new Set<string>();
  // What both languages call alike may be the English word of something else.
  const portuguese = new Set<string>();
  for (const [from, to] of catalogues) {
    const said = plain(to);
    for (const text of Object.values(said)) portuguese.add(text.toLowerCase());
    for (const [key, text] of Object.entries(plain(from))) {
      if (said[key] !== text) english.add(text.toLowerCase());
      if (key.includes('.')) english.add(key);
    }
  }
  const isEnglish = (text: string): boolean =>
    (english.has(text.toLowerCase()) && !portuguese.has(text.toLowerCase())) || /undefined|\[object|NaN/.test(text) || words.test(text);
  return async (page: Page, selector: string): Promise<readonly string[]> =>
    (await textsIn(page, selector))
      .map((text) => names.reduce((rest, name) => rest.replaceAll(name, ''), text).replace(RULE, ''))
      .filter(isEnglish);
};

/** Stands in the page until the program has come, in both languages. */
const BOTH = 'Maravilha could not be loaded. Reload the page.';

/** What is said in English in this part of a Portuguese page. */
export const findEnglish = searchEnglish({
  catalogues: [
    [architectsSymbolsEn, architectsSymbolsPt],
    [diceSymbolsEn, diceSymbolsPt],
    [duelSymbolsEn, duelSymbolsPt],
    [sevenWondersFiguresEn, sevenWondersFiguresPt],
    [sevenWondersSymbolsEn, sevenWondersSymbolsPt],
    [readingEn, readingPt],
    [commonEn, commonPt],
    [asideEn, asidePt],
    [togetherEn, togetherPt],
    [localEn, localPt],
    [helpEn, helpPt],
    [homeEn, homePt],
    [lobbyEn, lobbyPt],
    [scoreEn, scorePt],
    [puzzleEn, puzzlePt],
    [tableEn, tablePt],
    [duelEn, duelPt],
    [sevenWondersEn, sevenWondersPt],
    [sevenWondersTableEn, sevenWondersTablePt],
    [sevenWondersEndEn, sevenWondersEndPt],
    [architectsEn, architectsPt],
    [architectsTableEn, architectsTablePt],
    [architectsEndEn, architectsEndPt],
    [diceEn, dicePt],
    [diceTableEn, diceTablePt],
  ],
  words:
    /\b(?:the|and|of|your|you|cards?|deck|stages?|tokens?|shields?|horns?|takes?|took|turn|points?|left|dice|spaces?|coins?|ready|with|costs?|crosse[sd]|leads?|bonuses|wonders?|builds?|built)\b/i,
  // Titles of games; and the button to the other language names it in that language, on purpose.
  names: ['7 Wonders Dice', '7 Wonders', 'Dice', BOTH, commonEn['bar.other-language'], commonEn['bar.language']],
});
