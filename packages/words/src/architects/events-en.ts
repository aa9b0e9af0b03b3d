// English: the log, and what a battle brought.
import type { CardId, DeckId, Ending, ScienceSymbol, Stage, TokenId } from '@maravilha/architects';
import { plural } from '../catalogue.ts';
import { form, type Who } from '../who.ts';
import { namesEn } from './names-en.ts';
import { aCard, and, cards, conflictTokens, shields, theDeck, units, victories } from './pieces-en.ts';

// Aliases rather than interfaces: the types of the messages are written out where the catalogue is used.
type Named = {
  readonly name: Who;
};
type Took = Named & { readonly deck: DeckId; readonly card: CardId };
type Built = Named & {
  readonly stage: Stage;
  readonly points: number;
  readonly paid: string;
  readonly economy: boolean;
  readonly engineering: boolean;
  readonly forced: boolean;
};

const tokens = (some: readonly TokenId[]): string => and(some.map((token) => namesEn[`token.${token}`]));
/** The tokens that helped to pay. */
const helped = (p: { readonly economy: boolean; readonly engineering: boolean }): string => {
  const some: TokenId[] = [];
  if (p.economy) some.push('economy');
  if (p.engineering) some.push('engineering');
  return some.length === 0 ? '' : ` thanks to ${tokens(some)}`;
};
const ENDED: Record<Ending, string> = { wonder: 'A wonder is complete', empty: 'No cards are left in any deck' };

export const eventsEn = {
  'event.starter-chosen': (p: Named) => `First player: ${p.name ?? 'you'}.`,
  'event.wonder-chosen': (p: Named & { readonly wonder: string }) => `${p.name ?? 'You'} took ${p.wonder}.`,
  'event.began': (p: Named & { readonly open: readonly TokenId[] }) =>
    `The decks are laid out. First player: ${p.name ?? 'you'}. Available progress tokens: ${tokens(p.open)}.`,
  'event.turn': (p: Named) => `${form(p.name, 'Your', `${p.name}’s`)} turn.`,
  'event.looked.known': (p: Named & { readonly card: CardId }) =>
    `The Cat shows ${p.name ?? 'you'} the top of the central deck: ${aCard(p.card)}.`,
  'event.looked.hidden': (p: Named) => `The Cat shows ${p.name ?? 'you'} the top card of the central deck.`,
  'event.took.turn': (p: Took) => `${p.name ?? 'You'} took ${aCard(p.card)} from ${theDeck(p.deck)}.`,
  'event.took.wonder': (p: Took) => `${p.name ?? 'You'} took ${aCard(p.card)} from ${theDeck(p.deck)}, thanks to the wonder.`,
  'event.took.token': (p: Took & { readonly token: string }) =>
    `${p.name ?? 'You'} took ${aCard(p.card)} from ${theDeck(p.deck)}, an extra card from ${p.token}.`,
  'event.cat.middle': (p: Named) => `The Cat goes to ${p.name ?? 'you'}.`,
  'event.cat.from': (p: Named & { readonly from: Who }) => `The Cat leaves ${p.from ?? 'you'} and goes to ${p.name ?? 'you'}.`,
  'event.flipped': (p: Named & { readonly count: number; readonly battle: number; readonly tokens: number }) =>
    p.battle === p.tokens
      ? `${p.name ?? 'You'} flipped the last conflict ${plural('en', p.count, 'token', 'tokens')}: battle at the end of this turn!`
      : `${p.name ?? 'You'} flipped ${conflictTokens(p.count)} to battle: ${p.battle} of ${p.tokens}.`,
  'event.extra': (p: Named & { readonly token: string }) => `${p.token} lets ${p.name ?? 'you'} take 1 more card.`,
  'event.built': (p: Built) =>
    `${p.name ?? 'You'} built stage ${p.stage} with ${p.paid}${helped(p)}${p.points > 0 ? `: +${p.points}` : ''}.`,
  'event.shield': (p: Named & { readonly shields: number }) =>
    `${p.name ?? 'You'} gained a permanent shield and now ${form(p.name, 'have', 'has')} ${shields(p.shields)}.`,
  'event.effect-lost': (p: Named) => `${p.name ?? 'You'} ${form(p.name, 'have', 'has')} nothing left to take: the effect is lost.`,
  'event.searched': (p: Named & { readonly deck: DeckId; readonly cards: readonly CardId[] }) =>
    `${p.name ?? 'You'} ${form(p.name, 'look', 'looks')} through ${cards(p.cards.length)} from ${theDeck(p.deck)}: ${and(p.cards.map(aCard))}.`,
  'event.kept': (p: Took) => `${p.name ?? 'You'} kept ${aCard(p.card)} and reshuffled ${theDeck(p.deck)}.`,
  'event.exchanged.pair': (p: Named & { readonly symbol: ScienceSymbol }) =>
    `${p.name ?? 'You'} exchanged ${units(2, p.symbol)} for a progress token.`,
  'event.exchanged.trio': (p: Named) => `${p.name ?? 'You'} exchanged three different symbols for a progress token.`,
  'event.token.open': (p: Named & { readonly token: string }) => `${p.name ?? 'You'} took the progress token ${p.token}.`,
  'event.token.pile': (p: Named & { readonly token: string }) => `${p.name ?? 'You'} took the progress token ${p.token} from the pile.`,
  'event.token.next': (p: { readonly token: string }) => `${p.token} is now available.`,
  'event.left': (p: Named & { readonly tokens: readonly TokenId[] }) =>
    `${p.name ?? 'You'} declined ${p.tokens.length === 1 ? 'the extra card' : 'the extra cards'} from ${tokens(p.tokens)}.`,
  'event.no-card': (p: Named) => form(p.name, 'You have no card to take and are skipped.', `${p.name} has no card to take and is skipped.`),
  'event.over': (p: { readonly ending: Ending; readonly names: readonly Who[] }) =>
    `${ENDED[p.ending]}. The game is over: ${and(p.names.map((who) => who ?? 'you'))} won.`,

  // A battle, one sentence each
  'battle.shields': (p: { readonly seats: readonly { readonly name: Who; readonly shields: number }[] }) =>
    `Battle! Shields: ${p.seats.map((seat) => `${seat.name ?? 'you'}: ${seat.shields}`).join(', ')}.`,
  'battle.won': (p: Named & { readonly count: number }) => `${p.name ?? 'You'} ${form(p.name, 'take', 'takes')} ${victories(p.count)}.`,
  'battle.nobody': 'Nobody takes a military victory token.',
  'battle.discarded': (p: { readonly count: number }) =>
    `${cards(p.count)} with horns ${plural('en', p.count, 'is', 'are')} discarded; all conflict tokens return to peace.`,
} as const;
