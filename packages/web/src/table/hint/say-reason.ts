// A reason in words: the sentences are alike in all games, the names of things are the game's.
import type { Reason } from '@maravilha/bots';
import { sentenceFor } from '@maravilha/words';
import type { Named, Sayings } from './sayings.ts';
import { hintWords } from './words.ts';

/** The name of a thing, or its id where the game has none for it. */
export const nameIn = ({ words }: Sayings, kind: Named, id: string): string => {
  const name = words()[`${kind}.${id}`];
  return typeof name === 'string' ? name : id;
};

export const sayReason = (reason: Reason, sayings: Sayings, nameOf: (seat: number) => string): string => {
  const words = hintWords();
  const names = (kind: Named, ids: readonly string[]): readonly string[] => ids.map((id) => nameIn(sayings, kind, id));
  switch (reason.code) {
    case 'saves':
      return words['reason.saves']({ name: nameOf(reason.from) });
    case 'robs':
      return words['reason.robs']({ name: nameOf(reason.from), coins: reason.coins });
    case 'dearer':
      return words['reason.dearer']({ name: nameOf(reason.to), coins: reason.coins });
    case 'denies':
      return words['reason.denies']({ name: nameOf(reason.from), card: nameIn(sayings, 'card', reason.card) });
    case 'war':
      return words['reason.war']({ leads: reason.leads.map(({ against, ...lead }) => ({ name: nameOf(against), ...lead })) });
    case 'points':
    case 'later':
      return words[`reason.${reason.code}`]({ row: nameIn(sayings, 'score', reason.row), points: reason.points });
    case 'chain':
      return words['reason.chain']({ by: nameIn(sayings, 'card', reason.by) });
    case 'frees':
      return words['reason.frees']({ cards: names('card', reason.cards) });
    case 'produces':
      return words['reason.produces']({ resources: names('resource', reason.resources), choice: reason.choice });
    case 'trade':
      return words['reason.trade']({ resources: names('resource', reason.resources) });
    case 'completes':
      return words['reason.completes']({ structure: nameIn(sayings, 'structure', reason.structure) });
    case 'unlocks':
      return words['reason.unlocks']({ die: nameIn(sayings, 'die', reason.die) });
    default:
      return sentenceFor(words, 'reason', 'code', reason);
  }
};
