// English: the log, conflicts, and what a seat did last.
import type { Age, BoardId, BuiltBy, CardId, Neighbour, Pay, Side } from '@maravilha/seven-wonders';
import { form, type Who } from '../who.ts';
import { namesEn } from './names-en.ts';
import { age, and, coins, debts, defeats, price, shields, theCard, victory } from './pieces-en.ts';

/** How a card came to be built, after the name of the card. */
const HOW: Record<Exclude<BuiltBy, 'payment'>, string> = {
  chain: 'for free, by chain',
  'first-of-colour': 'for free, as the first of its colour',
  'first-of-age': 'for free, as the first card of the Age',
  'last-of-age': 'for free, as the last card of the Age',
  discard: 'for free, from the discard pile',
};
const how = (by: BuiltBy, pay: Pay, bank: number): string => (by === 'payment' ? price(pay, bank) : ` ${HOW[by]}`);

// Aliases rather than interfaces: the types of the messages are written out where the catalogue is used.
type Built = {
  readonly card: CardId;
  readonly by: BuiltBy;
  readonly pay: Pay;
  readonly bank: number;
};
type Stage = {
  readonly stage: number;
  readonly pay: Pay;
  readonly bank: number;
};
type Named = {
  readonly name: Who;
};
type Fight = {
  readonly winner: Who;
  readonly loser: Who;
  readonly shields: readonly [number, number];
  readonly won: number;
  readonly lost: number;
};

export const eventsEn = {
  'event.board-taken': (p: Named & { readonly board: BoardId }) => `${p.name ?? 'You'} took ${namesEn[`board.${p.board}`]}.`,
  'event.side-chosen': (p: Named & { readonly side: Side }) => `${p.name ?? 'You'} chose the ${namesEn[`side.${p.side}`]} side.`,
  'event.age-began': (p: { readonly age: Age }) => `${age(p.age)} began.`,
  'event.built': (p: Named & Built) => `${p.name ?? 'You'} built ${theCard(p.card)}${how(p.by, p.pay, p.bank)}.`,
  'event.stage-built.known': (p: Named & Stage & { readonly card: CardId }) =>
    `${p.name ?? 'You'} built stage ${p.stage} of the wonder with ${theCard(p.card)}${price(p.pay, p.bank)}.`,
  'event.stage-built.hidden': (p: Named & Stage) => `${p.name ?? 'You'} built stage ${p.stage} of the wonder${price(p.pay, p.bank)}.`,
  'event.sold.known': (p: Named & { readonly card: CardId; readonly income: number }) =>
    `${p.name ?? 'You'} sold ${theCard(p.card)} for ${coins(p.income)}.`,
  'event.sold.hidden': (p: Named & { readonly income: number }) => `${p.name ?? 'You'} sold a card for ${coins(p.income)}.`,
  'event.left-over.known': (p: Named & { readonly card: CardId }) =>
    `${form(p.name, 'Your', `${p.name}’s`)} last card, ${theCard(p.card)}, was discarded.`,
  'event.left-over.hidden': (p: Named) => `${form(p.name, 'Your', `${p.name}’s`)} last card was discarded.`,
  'event.trade-income': (p: Named & { readonly count: number }) =>
    `${p.name ?? 'You'} received ${coins(p.count)} from neighbours for resources.`,
  'event.coins': (p: Named & { readonly count: number; readonly source: string }) =>
    `${p.name ?? 'You'} received ${coins(p.count)} (${p.source}).`,
  'event.victory-token': (p: Named & { readonly age: Age; readonly source: string }) =>
    `${p.name ?? 'You'} took ${victory(p.age)} (${p.source}).`,
  'event.defeats-discarded': (p: Named & { readonly count: number; readonly source: string }) =>
    `${p.name ?? 'You'} discarded ${defeats(p.count)} (${p.source}).`,
  'event.diplomacy-taken': (p: Named & { readonly source: string }) => `${p.name ?? 'You'} took a diplomacy token (${p.source}).`,
  'event.debts-given': (p: Named & { readonly count: number; readonly source: string }) =>
    `${p.name ?? 'You'} took ${debts(p.count)} (${p.source}).`,
  'event.looks-through-discard': (p: Named) => `${p.name ?? 'You'} ${form(p.name, 'are', 'is')} looking through the discard pile.`,
  'event.declined.revive': (p: Named) => `${p.name ?? 'You'} built nothing from the discard pile.`,
  'event.declined.last-card': (p: Named) => `${p.name ?? 'You'} discarded the last card.`,
  'event.loss': (p: Named & { readonly count: number }) => `${p.name ?? 'You'} must lose ${coins(p.count)}.`,
  'event.loss-settled.coins': (p: Named & { readonly coins: number }) => `${p.name ?? 'You'} lost ${coins(p.coins)}.`,
  'event.loss-settled.debts': (p: Named & { readonly debts: number }) => `${p.name ?? 'You'} took ${debts(p.debts)}.`,
  'event.loss-settled.both': (p: Named & { readonly coins: number; readonly debts: number }) =>
    `${p.name ?? 'You'} lost ${coins(p.coins)} and took ${debts(p.debts)}.`,
  'event.passed': (p: { readonly to: Neighbour }) => `All hands passed to the ${p.to}.`,
  'event.conflicts': (p: { readonly age: Age }) => `${age(p.age)} conflicts.`,
  'event.conflicts.none': 'There are no conflicts.',
  'event.over': (p: { readonly names: readonly Who[] }) => `The game is over: ${and(p.names.map((who) => who ?? 'you'))} won.`,

  // Conflicts, one sentence each
  'conflict.won': (p: Fight) =>
    `${p.winner ?? 'You'} beat ${p.loser ?? 'you'}, ${shields(p.shields[0])} to ${p.shields[1]}: +${p.won} against −${p.lost}.`,
  'conflict.won.doubled': (p: Fight) =>
    `${p.winner ?? 'You'} beat ${p.loser ?? 'you'}, ${shields(p.shields[0])} to ${p.shields[1]}: doubled, +${p.won} against −${p.lost}.`,
  'conflict.equal': (p: { readonly names: readonly [Who, Who]; readonly shields: number }) =>
    `${p.names[0] ?? 'You'} and ${p.names[1] ?? 'you'} tie at ${shields(p.shields)}: no tokens.`,
  'conflict.both-diplomacy': (p: { readonly names: readonly [Who, Who] }) =>
    `${p.names[0] ?? 'You'} and ${p.names[1] ?? 'you'} both use diplomacy: no tokens.`,
  'conflict.sits-out': (p: Named) => form(p.name, 'You use diplomacy and sit out.', `${p.name} uses diplomacy and sits out.`),
  'conflict.single': (p: Named) => `${form(p.name, 'You use', `${p.name} uses`)} diplomacy: one token instead of two.`,

  // The war as it stands, in small places
  'war.win': 'victory',
  'war.lose': 'defeat',
  'war.tie': 'tie',
  'war.doubled': 'doubled',
  'war.partners': 'No conflict between partners',
  'war.you-sit-out': 'Diplomacy: you sit out',
  'war.sits-out': (p: { readonly name: string; readonly other: string }) => `${p.name} sits out: you face ${p.other}`,
  'war.nobody': (p: { readonly name: string }) => `${p.name} sits out: nobody to face`,
  'war.would': (p: { readonly name: string; readonly mine: number; readonly theirs: number; readonly points: number }) =>
    `You against ${p.name}: ${p.mine} to ${shields(p.theirs)}, ${
      p.points > 0 ? `victory, +${p.points}` : p.points < 0 ? `defeat, −${-p.points}` : 'no tokens'
    }`,

  // What a seat did in the last turn, beside its name
  'last.built': (p: Built) => `Built ${theCard(p.card)}${how(p.by, p.pay, p.bank)}`,
  'last.stage.known': (p: Stage & { readonly card: CardId }) => `Built stage ${p.stage} with ${theCard(p.card)}${price(p.pay, p.bank)}`,
  'last.stage.hidden': (p: Stage) => `Built stage ${p.stage}${price(p.pay, p.bank)}`,
  'last.sold.known': (p: { readonly card: CardId }) => `Sold ${theCard(p.card)}`,
  'last.sold.hidden': 'Sold a card',
  'last.revived': (p: { readonly cards: readonly CardId[] }) => `Built ${and(p.cards.map(theCard))} from the discard pile`,
  'last.none': 'Nothing played yet',

  // How a card was built, alone
  'by.payment': 'paid for',
  'by.chain': 'free by chain',
  'by.first-of-colour': 'free as the first of its colour',
  'by.first-of-age': 'free as the first card of the Age',
  'by.last-of-age': 'free as the last card of the Age',
  'by.discard': 'free from the discard pile',
} as const;
