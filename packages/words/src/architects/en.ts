// English words of 7 Wonders Architects. They set the shape that every other language must have.
import type { CardId, DeckId, Decision, Stage, StageCost, WonderId } from '@maravilha/architects';
import { plural } from '../catalogue.ts';
import { effectsEn } from './effects-en.ts';
import { eventsEn } from './events-en.ts';
import { namesEn } from './names-en.ts';
import { aCard, and, cards, cost, or, points, resources, shields, stage, stages, theDeck, units, victories } from './pieces-en.ts';

const OWED: Record<Decision, string> = {
  starter: 'choose the first player first',
  wonder: 'choose a wonder first',
  card: 'take your card first',
  act: 'finish the turn first',
  'any-deck': 'take the top card of any deck first',
  search: 'choose a deck to look through first',
  keep: 'keep one of the cards first',
  token: 'choose a progress token first',
  over: 'the game is over',
};

// Aliases rather than interfaces: the types of the messages are written out where the catalogue is used.
type Count = {
  readonly count: number;
};
type Named = {
  readonly name: string;
};

export const en = {
  ...namesEn,
  ...effectsEn,
  ...eventsEn,

  'game.name': '7 Wonders Architects',
  'game.summary': 'Build your wonder stage by stage, one card a turn.',

  // Pieces of sentences
  points: (p: Count) => points(p.count),
  shields: (p: Count) => shields(p.count),
  cards: (p: Count) => cards(p.count),
  victories: (p: Count) => victories(p.count),
  units: (p: Count & { readonly card: CardId }) => units(p.count, p.card),
  and: (p: { readonly items: readonly string[] }) => and(p.items),
  none: 'none',

  // What is owed: for the one who decides, and for everyone else
  'decision.starter': 'Choose the first player',
  'decision.wonder': 'Choose a wonder',
  'decision.card': 'Your turn: take a card',
  'decision.act': 'Finish your turn',
  'decision.any-deck': 'Take the top card of any deck',
  'decision.search': 'Choose a deck to look through',
  'decision.keep': 'Keep one of these cards',
  'decision.token': 'Choose a progress token',
  'decision.over': 'The game is over',
  'decision.wait.starter': (p: Named) => `${p.name} is choosing the first player`,
  'decision.wait.wonder': (p: Named) => `${p.name} is choosing a wonder`,
  'decision.wait.card': (p: Named) => `${p.name} is taking a card`,
  'decision.wait.act': (p: Named) => `${p.name} is finishing the turn`,
  'decision.wait.any-deck': (p: Named) => `${p.name} is taking a card from any deck`,
  'decision.wait.search': (p: Named) => `${p.name} is choosing a deck to look through`,
  'decision.wait.keep': (p: Named) => `${p.name} is looking through cards`,
  'decision.wait.token': (p: Named) => `${p.name} is choosing a progress token`,
  'decision.wait.over': () => 'The game is over',

  // Moves
  'move.starter': (p: Named) => `First player: ${p.name}`,
  'move.wonder': (p: { readonly wonder: WonderId }) => `Choose ${namesEn[`wonder.${p.wonder}`]}`,
  'move.take': (p: { readonly deck: DeckId }) => `Take the top card of ${theDeck(p.deck)}`,
  'move.search': (p: { readonly deck: DeckId }) => `Look through ${theDeck(p.deck)}`,
  'move.keep': (p: { readonly card: CardId }) => `Keep ${aCard(p.card)}`,
  'move.build': (p: { readonly stage: Stage }) => `Build stage ${p.stage}`,
  'move.build.with': (p: { readonly stage: Stage; readonly paid: string }) => `Build stage ${p.stage} with ${p.paid}`,
  'move.exchange': (p: { readonly cards: string }) => `Exchange ${p.cards} for a progress token`,
  'move.token': (p: { readonly token: string }) => `Take ${p.token}`,
  'move.token.pile': 'Take the top token of the pile, face down',
  'move.end': 'End the turn',

  // What follows from taking a card, in few words: no capital, no full stop
  'follow.stage': (p: { readonly stage: Stage; readonly points: number }) =>
    `builds stage ${p.stage}${p.points > 0 ? `, +${p.points}` : ''}`,
  'follow.stages': (p: { readonly stages: readonly Stage[] }) => `builds stage ${or(p.stages.map(String))}`,
  'follow.pair': '2 identical: progress token',
  'follow.trio': '3 different: progress token',
  'follow.extra': (p: { readonly token: string }) => `${p.token}: 1 more card`,
  'follow.cat': 'the Cat comes to you',
  'follow.flips': (p: { readonly flips: number; readonly left: number }) => `flips ${p.flips} of the ${p.left} left`,
  'follow.last': (p: { readonly flips: number }) => (p.flips === 1 ? 'flips the last: battle!' : `flips the last ${p.flips}: battle!`),
  'follow.battle': (p: Named & { readonly mine: number; readonly theirs: number }) => `${p.mine} v ${p.theirs} ${p.name}`,
  'follow.points': (p: Count) => `+${points(p.count)}`,
  'follow.have': (p: Count) => `you would have ${shields(p.count)}`,
  'follow.unknown': 'face down, unknown',

  // A way to pay, beside the cards
  'pay.economy': 'one coin counts twice (Economy)',
  'pay.engineering': 'any resources count (Engineering)',

  // A city, read aloud
  'city.says': (p: Named & { readonly wonder: string; readonly built: string }) => `${p.name}, ${p.wonder}: ${p.built}.`,
  'city.no-wonder': (p: Named) => `${p.name} has no wonder yet.`,
  'city.built': (p: { readonly stages: readonly Stage[]; readonly of: number }) =>
    p.stages.length === 0 ? `none of ${p.of} stages built` : `${p.stages.length} of ${p.of} stages built (${and(p.stages.map(String))})`,
  'city.complete': 'all stages built',
  'city.cards': (p: { readonly cards: string }) => `Cards: ${p.cards}.`,
  'city.tokens': (p: { readonly tokens: string }) => `Progress tokens: ${p.tokens}.`,
  'city.shields': (p: Count & { readonly horned: number }) =>
    p.horned === 0
      ? `Shields: ${p.count}.`
      : `Shields: ${p.count}, of which ${p.horned} ${plural('en', p.horned, 'is', 'are')} discarded after a battle.`,
  'city.victories': (p: Count) => `Military victory tokens: ${p.count}.`,
  'city.cat': 'Holds the Cat.',

  // Endings
  'ending.wonder': 'A wonder is complete',
  'ending.wonder.how': 'The game ends with the turn that completes a wonder; the most victory points win.',
  'ending.empty': 'No cards are left',
  'ending.empty.how': 'No cards are left in any deck; the most victory points win.',
  'ending.tie.stages': 'Tied on points; more built stages broke the tie.',
  'ending.shared': 'Shared victory: tied on points and on built stages.',

  // Score pad
  'score.wonder': 'Wonder',
  'score.blue': 'Blue cards',
  'score.cat': 'The Cat',
  'score.military': 'Military victories',
  'score.progress': 'Progress tokens',
  'score.total': 'Total',

  // Why not
  'refusal.game-over': 'The game is over.',
  'refusal.not-awaited': 'It is not your turn.',
  'refusal.other-decision': (p: { readonly decision: Decision }) => `Not now: ${OWED[p.decision]}.`,
  'refusal.not-offered': 'That is not available.',
  'refusal.out-of-reach': (p: { readonly deck: DeckId }) =>
    p.deck === 'central' ? 'You cannot choose the central deck for this.' : `You cannot reach the ${namesEn[`deck.${p.deck}`]}.`,
  'refusal.deck-empty': (p: { readonly deck: DeckId }) => `The ${namesEn[`deck.${p.deck}`]} is empty.`,
  'refusal.no-extra-card': 'You have no extra card to take.',
  'refusal.not-among-them': (p: { readonly card: CardId }) => `${namesEn[`card.${p.card}`]} is not among these cards.`,
  'refusal.already-built': (p: { readonly stage: Stage }) => `Stage ${p.stage} is already built.`,
  'refusal.not-yet': (p: { readonly needs: readonly Stage[] }) => `Not yet: ${stages(p.needs)} must be built first.`,
  'refusal.cannot-pay': (p: { readonly short: number; readonly cost: StageCost }) =>
    `It costs ${cost(p.cost)}: you need ${resources(p.short)} more.`,
  'refusal.bad-payment': 'These cards do not pay for the stage.',
  'refusal.which-payment': 'There are several ways to pay: choose the cards.',
  'refusal.no-such-set': 'You do not have these symbols.',
  'refusal.no-token': 'There are no progress tokens to take.',
  'refusal.forced': (p: { readonly stages: readonly Stage[]; readonly exchange: boolean }) => {
    const parts = [
      ...(p.stages.length > 0 ? [`build ${or(p.stages.map(stage))}`] : []),
      ...(p.exchange ? ['exchange your green cards for a progress token'] : []),
    ];
    return `The turn cannot end yet: you must ${and(parts)}.`;
  },
  'refusal.nothing-open': 'You have nothing left to do this turn.',
} as const;
