// The effect sheet of Duel.
import { COLOURS, type Resource, RESOURCES, SYMBOLS } from '@maravilha/duel/box';
import type { BookRules, SymbolEntry, SymbolGroup } from '../../../base/book.ts';
import { capital, colourEntries, drawn, entriesOf, onColour, onDisc, resourceEntries } from '../../../base/entries.tsx';
import { coin, points, sign, SLASH, text } from '../../../components/faces.ts';
import type { Glyph } from '../../../components/types.ts';
import { duelSymbolWords } from '../books.ts';
import { duelWords } from '../words.ts';
import { signs } from './signs.ts';
import { RULE_OF_COLOUR } from './colour-rules.ts';
import { trackTokens } from './tokens.tsx';

const RAW: readonly Resource[] = ['wood', 'stone', 'clay'];
const chip = (resource: Resource): Glyph => ({ kind: 'chip', resource });
const mark = (colour: (typeof COLOURS)[number]): Glyph => ({ kind: 'mark', colour });

const symbols = (): readonly SymbolGroup[] => {
  const words = duelSymbolWords();
  const names = duelWords();
  const entry = entriesOf(words);
  const says = (resource: Resource): string => words[RAW.includes(resource) ? 'raw.says' : 'made.says'];
  const resources = resourceEntries(RESOURCES, names, words, says, 'DU-COST-2');
  const science = SYMBOLS.map(
    (symbol): SymbolEntry => ({
      id: symbol,
      name: capital(names[`symbol.${symbol}`]),
      says: words[symbol === 'scales' ? 'scales.says' : 'science.says'],
      rule: symbol === 'scales' ? 'DU-SCI-4' : 'DU-SCI-1',
      drawing: onColour('green', `sci-${symbol}`),
      forms: [],
    }),
  );
  return [
    {
      title: words['group.resources'],
      symbols: [
        ...resources,
        entry('choice', 'DU-COST-6', drawn(chip('wood'), SLASH, chip('stone'), SLASH, chip('clay'))),
        entry('fixed', 'DU-COST-5', drawn(chip('stone'), { kind: 'equals' }, coin(1))),
        { ...entry('coin', 'DU-COST-1', drawn(coin(4))), inline: 'coin' },
        entry('coins-per', 'DU-CARD-6', drawn(coin(2), SLASH, mark('brown'))),
      ],
    },
    {
      title: words['group.military'],
      symbols: [
        entry('shield', 'DU-MIL-1', onColour('red', 'shield')),
        ...trackTokens(),
        entry('capital', 'DU-MIL-4', drawn(sign('capital'))),
      ],
    },
    {
      title: words['group.science'],
      symbols: [
        ...science,
        entry('progress', 'DU-SCI-2', drawn(sign('progress'))),
        entry('points', 'DU-END-2', drawn(points(3))),
        entry('points-per', 'DU-GUILD-2', drawn(points(1), SLASH, mark('blue'))),
      ],
    },
    {
      title: words['group.wonders'],
      symbols: [
        entry('stage', 'DU-WON-1', drawn(sign('stage'))),
        entry('again', 'DU-WON-4', drawn(sign('again'))),
        entry('destroy', 'DU-WON-6', drawn({ kind: 'destroy', colour: 'grey' })),
        entry('discard', 'DU-WON-7', drawn(sign('discard'))),
        entry('chain', 'DU-COST-7', onDisc('ch-horseshoe')),
      ],
    },
    {
      title: words['group.tokens'],
      symbols: [
        entry('discount', 'DU-COST-8', drawn(mark('blue'), text('−2'))),
        entry('income', 'DU-TOK-3', drawn(sign('loot'), sign('arrow-left'))),
        entry('extra-shield', 'DU-TOK-8', drawn({ kind: 'shields', n: 1 }, text('+1'))),
        entry('wonders-again', 'DU-TOK-9', drawn(sign('stage'), sign('again'))),
        entry('coins-on-chain', 'DU-TOK-10', drawn(sign('chain'), coin(4))),
      ],
    },
    { title: words['group.colours'], symbols: colourEntries(COLOURS, names, words, RULE_OF_COLOUR) },
  ];
};

export const rules: BookRules = { symbols, signs, figures: () => import('./figures.tsx') };
