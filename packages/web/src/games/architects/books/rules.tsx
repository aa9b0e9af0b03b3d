// The effect sheet of Architects.
import { COLOURS, RESOURCES, SYMBOLS } from '@maravilha/architects/box';
import type { BookRules, SymbolEntry, SymbolGroup } from '../../../base/book.ts';
import { colourEntries, drawn, entriesOf, formsOf, onColour } from '../../../base/entries.tsx';
import { coin, points, sign } from '../../../components/faces.ts';
import { chipOf } from '../pieces/faces.ts';
import { CostSigns } from '../pieces/signs.tsx';
import { architectsSymbolWords } from '../books.ts';
import { architectsWords } from '../words.ts';
import { RULE_OF_COLOUR } from './colour-rules.ts';
import { catToken, warTokens } from './tokens.tsx';
import { signs } from './signs.ts';

const symbols = (): readonly SymbolGroup[] => {
  const words = architectsSymbolWords();
  const names = architectsWords();
  const entry = entriesOf(words);
  const resources = RESOURCES.map(
    (resource): SymbolEntry => ({
      id: resource,
      name: names[`card.${resource}`],
      says: words['resource.says'],
      rule: 'AR-BUILD-1',
      drawing: drawn({ kind: 'chip', resource: chipOf(resource) }),
      forms: formsOf(words[`forms.${resource}`]),
    }),
  );
  const science = SYMBOLS.map(
    (symbol): SymbolEntry => ({
      id: symbol,
      name: names[`card.${symbol}`],
      says: words['science.says'],
      rule: 'AR-GREEN-1',
      drawing: onColour('green', `sci-${symbol}`),
      forms: formsOf(words[`forms.${symbol}`]),
    }),
  );
  return [
    {
      title: words['group.resources'],
      symbols: [
        ...resources,
        { ...entry('coin', 'AR-BUILD-2', drawn(coin(1))), inline: 'coin' },
        entry('stage', 'AR-BUILD-4', drawn(sign('stage'))),
        entry('discard', 'AR-SETUP-3', drawn(sign('discard'))),
        entry('different', 'AR-BUILD-3', <CostSigns stage={3} />),
        entry('identical', 'AR-BUILD-3', <CostSigns stage={4} />),
        entry('worth', 'AR-TOKEN-8', drawn(coin(1), { kind: 'equals' }, coin(2))),
        entry('any-match', 'AR-TOKEN-9', drawn(sign('any-match'))),
      ],
    },
    {
      title: words['group.points'],
      symbols: [entry('points', 'AR-CAT-1', drawn(points(3))), catToken(), entry('complete', 'AR-TOKEN-12', drawn(sign('stage-whole')))],
    },
    {
      title: words['group.science'],
      symbols: [
        ...science,
        entry('any-science', 'AR-TOKEN-1', drawn(sign('sci-any'))),
        entry('progress', 'AR-GREEN-3', drawn(sign('progress'))),
        entry('extra', 'AR-TOKEN-1', drawn(sign('extra-card'))),
      ],
    },
    {
      title: words['group.war'],
      symbols: [entry('shield', 'AR-WAR-4', onColour('red', 'shield')), entry('horn', 'AR-WAR-2', onColour('red', 'horn')), ...warTokens()],
    },
    {
      title: words['group.wonders'],
      symbols: [
        entry('any-deck', 'AR-WONDER-2', drawn(sign('any-deck'))),
        entry('central-deck', 'AR-WONDER-3', drawn(sign('central-deck'))),
        entry('both-decks', 'AR-WONDER-4', drawn(sign('both-decks'))),
        entry('search-deck', 'AR-WONDER-7', drawn(sign('search-deck'))),
      ],
    },
    { title: words['group.colours'], symbols: colourEntries(COLOURS, names, words, RULE_OF_COLOUR) },
  ];
};

export const rules: BookRules = { symbols, signs, figures: () => import('./figures.tsx') };
