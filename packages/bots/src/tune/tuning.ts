// Learning by self-play, generation by generation: games with the net as it stands, then the net fitted to how they ended. Each generation
// depends on the weights before it and on its own number alone, so a run that was cut short goes on as if it had not been.
import { type AnyGame, type BaseOptions, FastRng } from '@maravilha/kernel';
import type { Features, Judge } from '../search/evaluation.ts';
import { Net, type NetData, writeNet } from '../value/net.ts';
import { type Traits, writePolicy } from '../value/policy.ts';
import { type Exploring, type Samples, samplesOf, SelfPlay } from './self-play.ts';
import { Imitation, type ImitationData } from './imitation.ts';
import { type Leaning, openingOf } from './leaning.ts';
import { Trainer, type TrainerData } from './trainer.ts';

export interface TuneSettings {
  readonly game: AnyGame;
  readonly features: Features;
  /** Options of the tables that are played in turn. */
  readonly tables: readonly BaseOptions[];
  readonly hidden: number;
  readonly seed: number;
  /** Games of a generation, and those of a comparison. */
  readonly games: number;
  readonly matches: number;
  readonly judgeOf: (net: Net) => Judge;
  /** What is learnt of a game that is over; its shares of victory, if nothing is said. */
  readonly target?: Judge;
  /** How actions are told to a policy that learns by imitation of the judge. It stands for the seats that choose at the same time. */
  readonly traits?: Traits;
  /** Games by that policy for each by judge, in every other generation. */
  readonly byPolicy?: number;
  readonly exploring?: Partial<Exploring>;
  /** Plans that seats lean towards in the opening of some games. */
  readonly leanings?: readonly Leaning[];
  /** What results are compared with: the evaluation in use. Nothing is learnt from it. */
  readonly standard: Judge;
}

/** All that a run needs to go on. */
export interface TuneData {
  readonly generation: number;
  readonly played: number;
  readonly smooth: readonly number[];
  readonly trainer: TrainerData;
  readonly imitation?: ImitationData;
}

export interface Generation {
  readonly generation: number;
  readonly played: number;
  readonly samples: number;
  /** Mean cross entropy of the fit. */
  readonly loss: number;
  /** Victories against the standard, one against all others, for each that would be fair: 1 is equal strength. */
  readonly share: number;
}

const EXPLORING: Exploring = { blind: 3, warmth: 0.03, every: 4, trust: 0 };
const BATCH = 128;
const PASSES = 2;
const RATE = 0.002;
const RATE_LEAST = 0.0002;
const RATE_DECAY = 0.9;
/** Pull of every weight towards zero. */
const SHRINK = 1e-4;
/** How much of the kept net a generation replaces: the mean of several is better than each. */
const SMOOTH = 0.3;
const BY_POLICY = 10;
const SAMPLES_PER_GAME = 64;

export class Tuning {
  readonly #settings: TuneSettings;
  readonly #trainer: Trainer;
  readonly #smooth: Net;
  readonly #imitation: Imitation | undefined;
  readonly #tables: readonly { readonly play: SelfPlay; readonly samples: Samples; readonly result: Float64Array }[];
  #generation = 0;
  #played = 0;

  constructor(settings: TuneSettings, saved?: TuneData) {
    this.#settings = settings;
    const { game, features, tables, hidden, seed, games, target, traits } = settings;
    const net = new Net(features.count, hidden);
    this.#smooth = new Net(features.count, hidden);
    this.#trainer = new Trainer(net);
    this.#imitation = traits === undefined ? undefined : new Imitation(traits);
    const room = Math.ceil((games / tables.length) * SAMPLES_PER_GAME);
    this.#tables = tables.map((options) => ({
      play: new SelfPlay(game, options, features, target, this.#imitation),
      samples: samplesOf(options.seats, features.count, room),
      result: new Float64Array(options.seats),
    }));
    if (saved === undefined) this.#trainer.scatter(new FastRng(seed));
    else {
      this.#generation = saved.generation;
      this.#played = saved.played;
      this.#trainer.restore(saved.trainer);
      if (saved.smooth.length !== net.all.length) throw new RangeError(`the net has ${net.all.length} weights, not ${saved.smooth.length}`);
      this.#smooth.all.set(saved.smooth);
      if (saved.imitation !== undefined) this.#imitation?.restore(saved.imitation);
    }
  }

  save(): TuneData {
    return {
      generation: this.#generation,
      played: this.#played,
      smooth: [...this.#smooth.all],
      trainer: this.#trainer.save(),
      ...(this.#imitation === undefined ? {} : { imitation: this.#imitation.save() }),
    };
  }

  /** What is worth keeping, in the form in which it is kept. */
  result(words: string): NetData {
    const { features, hidden, seed } = this.#settings;
    return {
      inputs: features.count,
      hidden,
      seed,
      games: this.#played,
      result: words,
      weights: writeNet(this.#smooth),
      ...(this.#imitation === undefined ? {} : { policy: writePolicy(this.#imitation.weights) }),
    };
  }

  generation(): Generation {
    const { seed, games, judgeOf, byPolicy: times = BY_POLICY, leanings = [] } = this.#settings;
    const rng = new FastRng(seed, 1 + this.#generation);
    // A policy plays so fast that every other generation can be many games of it.
    const byPolicy = this.#generation % 2 === 0 && this.#imitation !== undefined && times > 0;
    const judge = byPolicy ? undefined : judgeOf(this.#trainer.net);
    const count = byPolicy ? games * times : games;
    const explores = { ...EXPLORING, ...this.#settings.exploring };
    // Only what plays and learns at once can be trusted.
    const exploring = byPolicy || this.#generation === 0 ? { ...explores, trust: 0 } : explores;
    for (const { samples } of this.#tables) samples.count = 0;
    // Of this generation alone: what was before is not known to a run that goes on.
    let length = 0;
    for (let n = 0; n < count; n++) {
      const { play, samples, result } = this.#tables[n % this.#tables.length];
      play.play(
        Array.from(result, () => judge),
        exploring,
        rng,
        this.#settings.features,
        samples,
        judge === undefined ? undefined : openingOf(judge, leanings, result.length, length, rng),
      );
      length = play.length;
    }
    this.#played += count;
    const { loss, samples } = this.#fit(rng);
    const [net, smooth] = [this.#trainer.net, this.#smooth];
    const part = this.#generation === 0 ? 1 : SMOOTH;
    for (let i = 0; i < net.all.length; i++) smooth.all[i] += (net.all[i] - smooth.all[i]) * part;
    this.#generation++;
    return { generation: this.#generation, played: this.#played, samples, loss, share: this.#compare() };
  }

  #fit(rng: FastRng): { loss: number; samples: number } {
    const rate = Math.max(RATE_LEAST, RATE * RATE_DECAY ** this.#generation);
    const total = this.#tables.reduce((sum, { samples }) => sum + samples.count, 0);
    const batches = Math.max(1, Math.floor((total * PASSES) / BATCH));
    let loss = 0;
    for (let batch = 0; batch < batches; batch++) {
      for (let i = 0; i < BATCH; i++) {
        const { samples } = this.#tables[i % this.#tables.length];
        const n = Math.floor((rng.word() / 4294967296) * samples.count);
        loss += this.#trainer.add(samples.features, n * samples.seats * samples.inputs, samples.shares, n * samples.seats, samples.seats);
      }
      this.#trainer.move(BATCH, rate, SHRINK);
    }
    return { loss: loss / (batches * BATCH), samples: total };
  }

  /** One seat with the kept net against the standard in all others; the seat goes round, deals differ. */
  #compare(): number {
    const { seed, matches, judgeOf, standard } = this.#settings;
    const judge = judgeOf(this.#smooth);
    const rng = new FastRng(seed, 0);
    let won = 0;
    let fair = 0;
    for (let n = 0; n < matches; n++) {
      const { play, result } = this.#tables[n % this.#tables.length];
      const seat = Math.floor(n / this.#tables.length) % result.length;
      const end = play.play(
        Array.from(result, (_, other) => (other === seat ? judge : standard)),
        { blind: 0, warmth: 1e-4, every: 1, trust: 0 },
        rng,
      );
      this.#settings.game.result(end, result);
      won += result[seat];
      fair += result.reduce((sum, share) => sum + share, 0) / result.length;
    }
    return won / fair;
  }
}
