// Tips of a first game of 7 Wonders, with or without Cities. English sets the shape.
import { plural } from '../../catalogue.ts';

export const en = {
  chain: (p: { readonly card: string; readonly root: string }) =>
    `${p.card} is free for you: a chain leads to it from ${p.root} in your city.`,
  war: (p: { readonly name: string; readonly count: number; readonly card: string }) =>
    `${p.name} has ${plural('en', p.count, '1 shield', `${p.count} shields`)} more than you. With ${p.card} you avoid the defeat at the end of the age.`,
  same: (p: { readonly card: string }) => `You already have a card named ${p.card}. This one still serves for a stage or to sell.`,
  split: (p: { readonly card: string }) => `Both neighbours sell what ${p.card} asks for, at the same price: choose who gets the coins.`,
  'last-turn': 'Last turn of the age: the card that you do not play is discarded.',
  set: (p: { readonly card: string; readonly points: number }) =>
    `With ${p.card} you complete a set of three different symbols: ${p.points} more points.`,
  loss: 'You may take debts even if you have the coins: each is −1 point at the end.',
  'first.said': (p: { readonly who: string; readonly did: string }) => `${p.who} ${p.did.charAt(0).toLowerCase()}${p.did.slice(1)}.`,
  'first.stage': (p: { readonly stage: string }) => `Stage ${p.stage}`,
  'first.makes': (p: { readonly effect: string }) => `From the next turn on: ${p.effect}`,
  'first.stage.follows': 'The card lies face down under the wonder. What the stage gives counts from now on.',
  'first.sold.follows': 'The card goes to the discard pile, face down, for 3 coins from the bank.',
  dove: 'With diplomacy you sit out the military conflicts of this age, even if you would win.',
};
