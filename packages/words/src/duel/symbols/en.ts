// Duel's effect sheet: each symbol with its sentence; `forms` are the words of the rules that it stands beside. English sets the shape.
import { plural } from '../../catalogue.ts';

const track = ({ at, points, mine }: { readonly at: number; readonly points: number; readonly mine: boolean }): string => {
  if (at === 0) return 'The pawn stands in the middle: nobody scores.';
  if (at === 9) return mine ? 'The capital has fallen: you win at once.' : 'Your capital has fallen: the opponent wins at once.';
  return `At the end this is worth ${points} points to ${mine ? 'you' : 'the opponent'}.`;
};

export const en = {
  sheet: 'Description of symbols',
  'group.resources': 'Resources and trade',
  'group.military': 'Military',
  'group.science': 'Science and progress',
  'group.wonders': 'Wonders and chains',
  'group.tokens': 'Effects that stay',
  'group.colours': 'Colours of the cards',

  'raw.says': 'Raw material. Each symbol makes one unit for every construction; nothing is used up.',
  'made.says': 'Manufactured good. Each symbol makes one unit for every construction; nothing is used up.',
  choice: 'Resource of choice',
  'choice.says': 'One unit of one of them for each construction; it does not raise the opponent’s prices.',
  fixed: 'Fixed price',
  'fixed.says': 'You buy that resource from the bank for 1 coin a unit.',
  coin: 'Coins',
  'coin.says': 'In a cost: coins for the bank. In an effect: coins from the bank, at once.',
  'coin.forms': 'coin|coins',
  'coins-per': 'Coins per card',
  'coins-per.says': 'When built, so many coins for each of what stands after the slash; those of this moment count.',
  shield: 'Shield',
  'shield.says': 'The conflict pawn moves one space towards the opponent’s capital, at once.',
  'shield.forms': 'shield|shields',
  loot: 'Loss of coins',
  'loot.says': 'The opponent loses so many coins to the bank: by a wonder, or by the military token of a zone that the pawn enters.',
  pawn: 'Conflict pawn',
  'pawn.says': 'It shows who leads. In the opponent’s capital it wins the game at once.',
  capital: 'Capital',
  'capital.says': 'The last space of a side of the track. Bringing the pawn there is military supremacy.',
  'science.says': 'Science symbol. A pair gives a progress token; six different ones win the game.',
  'scales.says': 'Stands on the Law token alone. It counts towards the six and never makes a pair.',
  progress: 'Progress token',
  'progress.says': 'An effect that stays in your city to the end. The Great Library lets you draw three of those in the box and keep one.',
  points: 'Victory points',
  'points.says': 'Points that are added up after Age III, if nobody has won by supremacy.',
  'points-per': 'Points per card',
  'points-per.says': 'At the end, so many points for each of what stands after the slash, in the city that has most of it.',
  stage: 'Wonder',
  'stage.says': 'A wonder: built ones are counted, or the discount is for them.',
  again: 'Play again',
  'again.says': 'After this turn you have another whole turn.',
  destroy: 'Destroy a card',
  'destroy.says': 'One card of that colour of the opponent goes to the discard pile.',
  discard: 'Discard pile',
  'discard.says': 'Cards that were given away. As an effect: build one of them for nothing.',
  chain: 'Chain',
  'chain.says':
    'In the cost: the card is free if you have built the one that shows the same sign. In the corner: the sign that this card offers.',
  discount: 'Discount',
  'discount.says': 'From now on such things cost two resources less.',
  income: 'Trade income',
  'income.says': 'You receive the coins that the opponent pays for resources.',
  'extra-shield': 'One shield more',
  'extra-shield.says': 'Each red card that you build from now on moves the pawn one space further.',
  'wonders-again': 'Wonders play again',
  'wonders-again.says': 'Each wonder that you build from now on gives another turn.',
  'coins-on-chain': 'Coins for a chain',
  'coins-on-chain.says': 'You take so many coins each time you build a card through its chain.',

  'brown.says': 'Raw materials: wood, stone, clay.',
  'grey.says': 'Manufactured goods: glass, papyrus.',
  'blue.says': 'Civilian structures: victory points.',
  'green.says': 'Scientific structures: a symbol, and most of them points.',
  'yellow.says': 'Commercial structures: coins, resources, better prices.',
  'red.says': 'Military structures: shields.',
  'purple.says': 'Guilds: coins and points for what the richer city has.',

  // Examples
  'figure.open': 'Open cards',
  'figure.open.says': 'Only the cards of the last row are open: no other card lies on them, not even in part.',
  'figure.science': 'Pairs and supremacy',
  'figure.science.pairs': 'Pairs: a progress token each',
  'figure.science.kinds': 'Different symbols',
  'figure.science.says': (p: { missing: number; wins: boolean }) =>
    p.wins
      ? 'Six different symbols: scientific supremacy, the game is won at once.'
      : `${plural('en', p.missing, '1 symbol is', `${p.missing} symbols are`)} missing for scientific supremacy.`,
  'figure.price': 'The price of a resource',
  'figure.price.theirs': 'Stone on the opponent’s cards',
  'figure.price.own': 'Stone that you make',
  'figure.price.reserve': 'Stone Reserve built',
  'figure.price.unit': 'One stone',
  'figure.price.missing': 'Missing for the Aqueduct',
  'figure.price.total': 'To the bank',
  'figure.price.says': (p: { coins: number }) =>
    p.coins === 0
      ? 'You make all three stones: the Aqueduct costs nothing.'
      : `The Aqueduct costs 3 stones; you pay the bank ${p.coins} coins.`,
  'figure.track': 'The conflict track',
  'figure.track.mine': 'Shields of yours',
  'figure.track.says': (p: { at: number; points: number; mine: boolean }) => track(p),

  'forms.wood': 'wood',
  'forms.stone': 'stone|stones',
  'forms.clay': 'clay',
  'forms.glass': 'glass',
  'forms.papyrus': 'papyrus',
};
