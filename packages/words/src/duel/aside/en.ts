// What Duel says beside a turn: moves, options, endings, prices in words, the log. The words of a turn are among them. English sets the shape.
import type { Age, CardId, Ending, WonderId } from '@maravilha/duel';
import { list, plural } from '../../catalogue.ts';
import { form, type Who } from '../../who.ts';
import { en as turn } from '../en.ts';

const LANGUAGE = 'en';
const coins = (count: number): string => turn.coins({ count });
const spaces = (count: number): string => turn.spaces({ count });
const tokens = (count: number): string => `${count} progress ${plural(LANGUAGE, count, 'token', 'tokens')}`;
const theCard = (card: CardId): string => `the ${turn[`card.${card}`]}`;
const theWonder = (wonder: WonderId): string => turn[`wonder.${wonder}`].replace(/^The /, 'the ');

/** "for 7 coins, 5 of them for resources" */
const price = (paid: number, trade: number): string => {
  if (paid === 0) return 'for free';
  return trade > 0 && trade < paid ? `for ${coins(paid)}, ${trade} of them for resources` : `for ${coins(paid)}`;
};

const WON: Record<Ending, string> = { military: 'Military supremacy', science: 'Scientific supremacy', civil: 'Civilian victory' };

export const en = {
  ...turn,

  // Moves
  'move.draft': (p: { readonly wonder: WonderId }) => `Choose ${theWonder(p.wonder)}`,
  'move.build': (p: { readonly card: CardId }) => `Build ${theCard(p.card)}`,
  'move.discard': (p: { readonly card: CardId }) => `Discard ${theCard(p.card)}`,
  'move.wonder': (p: { readonly wonder: WonderId; readonly card: CardId }) => `Build ${theWonder(p.wonder)} with ${theCard(p.card)}`,
  'move.token': (p: { readonly token: string }) => `Take ${p.token}`,
  'move.destroy': (p: { readonly card: CardId }) => `Destroy ${theCard(p.card)}`,
  'move.revive': (p: { readonly card: CardId }) => `Build ${theCard(p.card)} for free`,
  'move.starter': (p: { readonly name: string }) => `First player: ${p.name}`,

  // Options of a table
  'option.wonders': 'Wonders',
  'option.wonders.draft': 'Draft',
  'option.wonders.random': 'Random',
  'option.wonders.first-game': 'First game',
  'option.starter': 'First player',
  'option.starter.random': 'Random',
  'option.starter.first-seat': 'Seat 1',
  'option.starter.second-seat': 'Seat 2',

  // Endings
  'ending.military': WON.military,
  'ending.science': WON.science,
  'ending.civil': WON.civil,

  // Why these points
  'why.coins': '1 point for each full set of 3 coins',
  'why.pawn': (p: { readonly steps: number }) => `The pawn stands ${turn.spaces({ count: p.steps })} on the opponent’s side.`,

  // Score pad
  'score.blue': 'Civilian buildings',
  'score.green': 'Scientific buildings',
  'score.yellow': 'Commercial buildings',
  'score.purple': 'Guilds',
  'score.wonders': 'Wonders',
  'score.progress': 'Progress tokens',
  'score.treasury': 'Treasury',
  'score.military': 'Military',
  'score.total': 'Total',

  // The price of a card or wonder
  'bill.chain': (p: { readonly symbol: string; readonly by: CardId }) => `Free: chained from ${theCard(p.by)} (${p.symbol}).`,
  'bill.free': 'Free.',
  'bill.total': (p: { readonly total: number }) => `${coins(p.total)}.`,
  'bill.coins': (p: { readonly count: number }) => `Coin cost: ${p.count}.`,
  'bill.own': (p: { readonly units: string }) => `Own production: ${p.units}.`,
  'bill.by': (p: { readonly name: string; readonly units: string }) => `${p.name} produces ${p.units}.`,
  'bill.discount': (p: { readonly name: string; readonly units: string }) => `${p.name} saves ${p.units}.`,
  'bill.bought': (p: { readonly units: string; readonly count: number; readonly price: number; readonly rival: number }) =>
    `Bought: ${p.units} for ${p.count} × ${p.price} (2 + ${p.rival}, because the opponent produces ${p.rival}).`,
  'bill.fixed': (p: { readonly units: string; readonly count: number; readonly price: number; readonly name: string }) =>
    `Bought: ${p.units} for ${p.count} × ${p.price} (price fixed by ${p.name}).`,

  // The log
  'event.offered': (p: { readonly wonders: readonly string[] }) => `Available: ${list(LANGUAGE, p.wonders)}.`,
  'event.drafted': (p: { readonly name: Who; readonly wonder: WonderId }) => `${p.name ?? 'You'} chose ${theWonder(p.wonder)}.`,
  'event.age-began': (p: { readonly age: Age; readonly starter: Who }) => `${turn.age(p)} began. First player: ${p.starter ?? 'you'}.`,
  'event.built.payment': (p: { readonly name: Who; readonly card: CardId; readonly paid: number; readonly trade: number }) =>
    `${p.name ?? 'You'} built ${theCard(p.card)} ${price(p.paid, p.trade)}.`,
  'event.built.chain': (p: { readonly name: Who; readonly card: CardId }) =>
    `${p.name ?? 'You'} built ${theCard(p.card)} for free, by chain.`,
  'event.built.mausoleum': (p: { readonly name: Who; readonly card: CardId }) =>
    `${p.name ?? 'You'} built ${theCard(p.card)} for free, from the discard pile.`,
  'event.discarded': (p: { readonly name: Who; readonly card: CardId; readonly income: number }) =>
    `${p.name ?? 'You'} discarded ${theCard(p.card)} for ${coins(p.income)}.`,
  'event.wonder-built': (p: {
    readonly name: Who;
    readonly wonder: WonderId;
    readonly card: CardId;
    readonly paid: number;
    readonly trade: number;
  }) => `${p.name ?? 'You'} built ${theWonder(p.wonder)} with ${theCard(p.card)}, ${price(p.paid, p.trade)}.`,
  'event.wonder-lost': (p: { readonly name: Who; readonly wonder: WonderId }) =>
    `Seven wonders are built: ${p.name ?? 'you'} lost ${theWonder(p.wonder)}.`,
  'event.coins.gained': (p: { readonly name: Who; readonly count: number; readonly source: string }) =>
    `${p.name ?? 'You'} received ${coins(p.count)} (${p.source}).`,
  'event.coins.lost': (p: { readonly name: Who; readonly count: number; readonly source: string }) =>
    `${p.name ?? 'You'} lost ${coins(p.count)} (${p.source}).`,
  'event.trade-income': (p: { readonly name: Who; readonly count: number }) =>
    `${p.name ?? 'You'} received the ${coins(p.count)} spent on resources (${turn['token.economy']}).`,
  'event.pawn': (p: { readonly name: Who; readonly steps: number; readonly left: number }) =>
    `${p.name ?? 'You'} moved the conflict pawn ${spaces(p.steps)}${p.left === 0 ? ', into the capital.' : `; it is ${spaces(p.left)} from the capital.`}`,
  'event.loot': (p: { readonly name: Who; readonly token: number; readonly lost: number }) =>
    p.lost === p.token
      ? `${p.name ?? 'You'} lost ${coins(p.lost)} to looting.`
      : `${p.name ?? 'You'} lost ${p.lost} of the ${coins(p.token)} to looting.`,
  'event.pair': (p: { readonly name: Who; readonly symbol: string }) =>
    `${p.name ?? 'You'} completed a pair of science symbols: ${p.symbol}.`,
  'event.drew.known': (p: { readonly name: Who; readonly tokens: readonly string[] }) =>
    `${p.name ?? 'You'} drew from the box: ${list(LANGUAGE, p.tokens)}.`,
  'event.drew.hidden': (p: { readonly name: Who; readonly count: number }) => `${p.name ?? 'You'} drew ${tokens(p.count)} from the box.`,
  'event.token.board': (p: { readonly name: Who; readonly token: string }) => `${p.name ?? 'You'} took the progress token ${p.token}.`,
  'event.token.box': (p: { readonly name: Who; readonly token: string }) =>
    `${p.name ?? 'You'} kept the progress token ${p.token} from the box.`,
  'event.destroyed': (p: { readonly name: Who; readonly card: CardId }) =>
    `${p.name ?? 'You'} lost ${theCard(p.card)} to the discard pile.`,
  'event.revealed': (p: { readonly card: CardId }) => `Revealed: ${theCard(p.card)}.`,
  'event.again': (p: { readonly name: Who }) => `${p.name ?? 'You'} ${form(p.name, 'play', 'plays')} again.`,
  'event.again-lost': (p: { readonly name: Who }) => `${p.name ?? 'You'} lost the extra turn: no cards are left in this Age.`,
  'event.age-ended': (p: { readonly age: Age }) => `${turn.age(p)} is over.`,
  'event.age-ended.chooser': (p: { readonly age: Age; readonly chooser: Who }) =>
    `${turn.age(p)} is over. ${p.chooser ?? 'You'} ${form(p.chooser, 'choose', 'chooses')} who starts the next one.`,
  'event.starter-chosen.self': (p: { readonly name: Who }) => `${p.name ?? 'You'} chose to start.`,
  'event.starter-chosen.other': (p: { readonly name: Who; readonly starter: Who }) =>
    `${p.name ?? 'You'} chose who starts: ${p.starter ?? 'you'}.`,
  'event.over.won': (p: { readonly name: Who; readonly ending: Ending }) => `${WON[p.ending]}: ${p.name ?? 'you'} won.`,
  'event.over.shared': (p: { readonly names: readonly Who[] }) =>
    `Shared victory: ${list(
      LANGUAGE,
      p.names.map((who) => who ?? 'you'),
    )}.`,
} as const;
