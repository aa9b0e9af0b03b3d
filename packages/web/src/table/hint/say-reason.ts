// A reason in words: the sentences are alike in all games, the names of things are the game's.
import type { Reason } from '@maravilha/bots';
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
    case 'only':
    case 'wins':
    case 'again':
    case 'extra':
    case 'token':
    case 'bonus':
      return words[`reason.${reason.code}`];
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
    case 'stage':
      return words['reason.stage'](reason);
    case 'pays-stage':
      return words['reason.pays-stage'](reason);
    case 'nearer':
      return words['reason.nearer'](reason);
    case 'symbols':
      return words['reason.symbols'](reason);
    case 'battle':
      return words['reason.battle'](reason);
    case 'pawn':
      return words['reason.pawn'](reason);
    case 'attack':
      return words['reason.attack'](reason);
    case 'price':
      return words['reason.price'](reason);
    case 'coins':
      return words['reason.coins'](reason);
    case 'cheaper':
      return words['reason.cheaper'](reason);
    case 'resources':
      return words['reason.resources'](reason);
    case 'odds':
      return words['reason.odds'](reason);
  }
};
