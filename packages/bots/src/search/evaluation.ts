// What the bots know of a game beyond its rules.
import type { Action, ActionList, FlatState, Rng, Seat } from '@maravilha/kernel';

/** Fills in each seat's share of victory to be expected in a game that goes on, as `result` tells it of one that is over: partners have half each. */
export type Judge = (s: FlatState, out: Float64Array) => void;

/** A quick choice for a seat that is awaited; `list` is memory to work in. */
export type Policy = (s: FlatState, seat: Seat, list: ActionList, rng: Rng) => Action;

/** Fills in how likely the policy is to take each action of the list. */
export type Priors = (s: FlatState, seat: Seat, list: ActionList, out: Float64Array) => void;

/** Describes each seat's standing in numbers, most of them between 0 and 1. */
export interface Features {
  /** How many numbers a seat has. */
  readonly count: number;
  /** Fills in the numbers of every seat, `count` for each, one seat after the other; all are zero before. */
  fill(s: FlatState, out: Float64Array): void;
}

export interface Evaluation {
  readonly judge: Judge;
  /** What a game that is over is worth to each seat; its shares of victory, if nothing is said. */
  readonly outcome?: Judge;
  readonly policy: Policy;
  /** A surer one, by which whole games are played out for hints; the policy, if nothing is said. */
  readonly playout?: Policy;
  /** With it every node of a search knows at once what is worth trying in the world in hand, and only the root asks the judge. */
  readonly priors?: Priors;
  /** One action for all that are the same but for what differs from world to world, such as the price: they share a node. */
  readonly alike?: (action: Action) => Action;
}
