// Which symbols of the effect sheet stand on a card, a wonder or a token.
import { type Effect, type WonderId, WONDERS } from '@maravilha/architects/box';

const symbolsOf = (effect: Effect): readonly string[] => {
  switch (effect.kind) {
    case 'resource':
      return [effect.resource];
    case 'symbol':
      return [effect.symbol];
    case 'coin':
    case 'points':
    case 'cat':
    case 'progress':
      return [effect.kind];
    case 'shields':
      return ['shield'];
    case 'horns':
      return ['horn'];
    case 'any-deck':
      return ['any-deck'];
    case 'central':
      return ['central-deck'];
    case 'left-and-right':
      return ['both-decks'];
    case 'search':
      return ['search-deck'];
    case 'extra-card':
      return ['extra', ...(effect.on === 'stage' ? [] : effect.on.map((card) => (card.startsWith('red') ? 'horn' : card)))];
    case 'coin-worth':
      return ['coin', 'worth'];
    case 'any-match':
      return ['any-match'];
    case 'points-wonder':
      return ['points', 'complete'];
    case 'points-per':
      return ['points', ...(effect.of === 'cat-sign' ? ['cat'] : effect.of === 'victory' ? ['battle'] : [])];
    case 'points-copies':
      return ['points'];
  }
};

export const symbolsIn = (effects: readonly Effect[]): readonly string[] => [...new Set(effects.flatMap(symbolsOf))];

/** Stages ask for different or for identical resources. */
export const symbolsOfWonder = (id: WonderId): readonly string[] => ['different', 'identical', 'points', ...symbolsIn(WONDERS[id].effects)];
