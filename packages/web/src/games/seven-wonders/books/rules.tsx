// The effect sheets of 7 Wonders and of Cities, which holds that of the base game too.
import { COLOURS, type Colour, type Resource, RESOURCES, SYMBOLS } from '@maravilha/seven-wonders/box';
import type { BookFigures, BookRules, SymbolEntry, SymbolGroup } from '../../../base/book.ts';
import { capital, colourEntries, drawn, entriesOf, formsOf, onColour, onDisc, resourceEntries } from '../../../base/entries.tsx';
import { loadWords } from '../../../base/i18n.ts';
import { coin, either, points, sign, SLASH, text } from '../../../components/faces.ts';
import type { Glyph } from '../../../components/types.ts';
import { sevenWondersSymbolWords } from '../books.ts';
import { sevenWondersWords } from '../words.ts';
import { RULE_OF_COLOUR } from './colour-rules.ts';
import { figureWords } from './figure-words.ts';
import { baseSigns, citiesSigns } from './signs.ts';
import { conflictTokens, debtToken, diplomacyToken } from './tokens.tsx';

const MADE: readonly Resource[] = ['glass', 'papyrus', 'cloth'];
const chip = (resource: Resource): Glyph => ({ kind: 'chip', resource });
const mark = (colour: Colour): Glyph => ({ kind: 'mark', colour });
const between = (...glyphs: readonly Glyph[]): readonly Glyph[] => [sign('arrow-left'), ...glyphs, sign('arrow-right')];

const coloursOf = (colours: readonly Colour[]): readonly SymbolEntry[] =>
  colourEntries(colours, sevenWondersWords(), sevenWondersSymbolWords(), RULE_OF_COLOUR);

const baseSymbols = (): readonly SymbolGroup[] => {
  const words = sevenWondersSymbolWords();
  const names = sevenWondersWords();
  const entry = entriesOf(words);
  const says = (resource: Resource): string => words[MADE.includes(resource) ? 'made.says' : 'raw.says'];
  const resources = resourceEntries(RESOURCES, names, words, says, 'WO-COST-2');
  const science = SYMBOLS.map(
    (symbol): SymbolEntry => ({
      id: symbol,
      name: capital(names[`symbol.${symbol}`]),
      says: words['science.says'],
      rule: 'WO-SCORE-3',
      drawing: onColour('green', `sci-${symbol}`),
      forms: formsOf(words[`forms.${symbol}`]),
    }),
  );
  return [
    {
      title: words['group.resources'],
      symbols: [
        ...resources,
        entry('choice', 'WO-COST-3', drawn(chip('wood'), SLASH, chip('clay'))),
        entry('own', 'WO-TRADE-4', drawn(chip('stone'), SLASH, chip('ore'), sign('lock'))),
      ],
    },
    {
      title: words['group.trade'],
      symbols: [
        { ...entry('coin', 'WO-COST-1', drawn(coin(3))), inline: 'coin' },
        entry('post', 'WO-TRADE-8', drawn(sign('arrow-left'), mark('brown'), coin(1))),
        entry('market', 'WO-TRADE-8', drawn(...between(mark('grey'), coin(1)))),
        entry('buy', 'WO-TRADE-1', drawn(coin(2), sign('arrow-right'))),
        entry('coins-per', 'WO-CARD-4', drawn(coin(1), SLASH, mark('brown'), sign('scope-all'))),
        entry('coins-and-points', 'WO-CARD-5', drawn(coin(1), points(1), SLASH, mark('yellow'))),
      ],
    },
    {
      title: words['group.points'],
      symbols: [
        entry('points', 'WO-CARD-2', drawn(points(5))),
        ...science,
        entry('any-science', 'WO-SCORE-4', drawn(...either(SYMBOLS.map((symbol) => ({ kind: 'science', symbol }))))),
        entry('points-own', 'WO-CARD-9', drawn(points(1), SLASH, mark('brown'))),
        entry('points-neighbours', 'WO-CARD-8', drawn(points(1), SLASH, mark('blue'), sign('scope-neighbours'))),
        entry('complete', 'WO-CARD-10', drawn(sign('stage-whole'), points(7))),
      ],
    },
    {
      title: words['group.war'],
      symbols: [entry('shield', 'WO-MIL-1', onColour('red', 'shield')), ...conflictTokens()],
    },
    {
      title: words['group.building'],
      symbols: [
        entry('chain', 'WO-CHAIN-1', onDisc('ch-drop')),
        entry('stage', 'WO-WON-1', drawn(sign('stage'))),
        entry('discard', 'WO-WON-8', drawn(sign('discard'))),
        entry('free-colour', 'WO-WON-11', drawn(sign('free-build'), SLASH, sign('colours'))),
        entry('free-first', 'WO-WON-12', drawn(sign('free-build'), sign('age-first'))),
        entry('free-last', 'WO-WON-12', drawn(sign('free-build'), sign('age-last'))),
        entry('last-card', 'WO-WON-6', drawn(sign('last-card'))),
        entry('pass', 'WO-TURN-7', drawn(sign('hand'), sign('arrow-left'))),
      ],
    },
    { title: words['group.colours'], symbols: coloursOf(COLOURS.filter((colour) => colour !== 'black')) },
  ];
};

const citiesSymbols = (): readonly SymbolGroup[] => {
  const words = sevenWondersSymbolWords();
  const entry = entriesOf(words);
  return [
    {
      title: words['group.debts'],
      symbols: [
        ...coloursOf(['black']),
        entry('lose', 'CI-DEBT-3', drawn(sign('debt'), coin(-3))),
        entry('lose-per', 'CI-DEBT-5', drawn(sign('debt'), coin(-1), SLASH, sign('victory'))),
        debtToken(),
        entry('neighbours-debt', 'CI-CARD-4', drawn(...between(sign('debt')))),
        entry('neighbours-coins', 'CI-CARD-3', drawn(...between(coin(1)))),
        entry('others-coins', 'CI-CARD-3', drawn(sign('others'), coin(2))),
        entry('wharf', 'CI-TRADE-1', drawn(sign('arrow-left'), sign('goods'), text('−1'))),
        entry('cache', 'CI-TRADE-2', drawn(...between(sign('initial'), text('−1')))),
      ],
    },
    {
      title: words['group.diplomacy'],
      symbols: [
        diplomacyToken(),
        entry('raid', 'CI-CARD-4', drawn(sign('victory-3'))),
        entry('points-per-token', 'CI-CARD-6', drawn(points(3), SLASH, sign('victory-3'))),
        entry('amends', 'CI-CARD-7', drawn(coin(2), SLASH, sign('defeat'), sign('cross'))),
      ],
    },
    {
      title: words['group.secrets'],
      symbols: [
        entry('more', 'CI-TRADE-3', drawn(text('+1'), sign('goods'))),
        entry('other', 'CI-TRADE-4', drawn(text('+1'), sign('goods-lacking'))),
        entry('copy', 'CI-SCI-1', drawn(sign('copy'), mark('green'), sign('scope-neighbours'))),
        entry('free-stage', 'CI-CARD-9', drawn(sign('stage'), sign('goods-free'))),
      ],
    },
    ...baseSymbols(),
  ];
};

/** With their words. */
const told = async (figures: Promise<{ readonly figures: BookFigures }>): Promise<{ readonly figures: BookFigures }> =>
  (await Promise.all([figures, loadWords([figureWords])]))[0];

export const base: BookRules = { symbols: baseSymbols, signs: baseSigns, figures: () => told(import('./figures.tsx')) };
export const cities: BookRules = { symbols: citiesSymbols, signs: citiesSigns, figures: () => told(import('./figures-cities.tsx')) };
