import { describe, expect, test } from 'vitest';
import { checkWords, termsIn } from '../check-words.mjs';

const TERMS = termsIn(
  [
    '| thing | English | Portuguese | games | not in English | not in Portuguese |',
    '|---|---|---|---|---|---|',
    '| a mate | partner | colega | | team-mate | parceir* |',
    '| a part | stage | Estágio | | | estágio |',
    '| a board | board | tabuleiro | dice | sheet | folha, Leste |',
  ].join('\n'),
);

const found = (source, { path = 'words/src/duel/pt-br.ts', language = 'pt-BR' } = {}) => checkWords(TERMS, [{ path, language, source }]);

describe('check-words', () => {
  test('finds a word that is given up, whatever its ending and its capitals, and says where', () => {
    expect(found("\n  'a.b': 'Sua Parceira joga',")).toEqual(['words/src/duel/pt-br.ts:2: “parceir*” should be “colega” (docs/terms.md)']);
    expect(found("'a.b': (p) => `${plural(p.n, 'parceiro', 'parceiros')}`,")).toHaveLength(1);
    expect(found("'a.b': 'Sua colega joga',")).toEqual([]);
  });
  test('a term in other letters is meant as it is written', () => {
    expect(found("'a.b': 'Dois estágio',")).toHaveLength(1);
    expect(found("'a.b': 'Dois Estágio',")).toEqual([]);
    expect(found("'a.b': 'a leste, no Leste',", { path: 'docs/rules/pt-BR/dice.md' })).toHaveLength(1);
  });
  test('a word of one game is free in the others, and each language has its own', () => {
    expect(found("'a.b': 'Sua folha',")).toEqual([]);
    expect(found("'a.b': 'Sua folha',", { path: 'words/src/dice/pt-br.ts' })).toHaveLength(1);
    expect(found("'a.b': 'Your folha, your team-mate',", { path: 'words/src/dice/en.ts', language: 'en' })).toHaveLength(1);
  });
  test('part of a word is another word', () => {
    expect(found("'a.b': 'folhagem, portfolha',", { path: 'words/src/dice/pt-br.ts' })).toEqual([]);
  });
  test('reads sentences, not the code around them', () => {
    const code =
      "// parceiro\nimport { parceiro } from '../parceiro.ts';\n  'parceiro.b': words['parceiro'],\n  parceiro: 'nada',\n/* parceiro */";
    expect(found(code)).toEqual([]);
    expect(found('// parceiro', { path: 'docs/rules/pt-BR/duel.md' })).toHaveLength(1);
  });
});
