// Monte-Carlo tree search over what a seat can know, for every game: each playout redraws everything hidden and all chance to come, walks
// down one tree of actions, and evaluates the state where it leaves the tree. Where several seats choose at once, only the searching seat is in
// the tree; the others follow a quick policy. Nothing is allocated in a playout.
import {
  type Action,
  ActionList,
  type AnyGame,
  type BaseOptions,
  fillShortlist,
  type FlatState,
  includes,
  type JointAction,
  lowest,
  NO_ACTION,
  NOBODY,
  only,
  partnersOf,
  type Rng,
  type Seat,
  type SeatSet,
} from '@maravilha/kernel';
import { randomAction } from '../random.ts';
import type { Judge, Evaluation, Policy, Priors } from './evaluation.ts';
import { Past } from './past.ts';
import type { Budget, SearchSettings } from './settings.ts';
import { NIL, Tree } from './tree.ts';

/** Nodes of a tree; a master's second fills about half of them. */
const CAPACITY = 1 << 18;
const DEPTH_MOST = 512;
/** How much worse than its siblings an untried action is taken to be. */
const UNTRIED = 0.05;
/** Thinking ends when another action would need more than this share of the remaining time to catch up. Measured: it costs no strength. */
const DOUBT = 0.4;
/** Playouts between two looks at the budget. */
const CHECK_EVERY = 8;

export class Search {
  readonly #game: AnyGame;
  readonly #judge: Judge;
  readonly #outcome: Judge;
  readonly #policy: Policy;
  readonly #priors: Priors | undefined;
  readonly #alike: (action: Action) => Action;
  #tree: Tree;
  readonly #world: FlatState;
  readonly #probe: FlatState;
  readonly #list = new ActionList();
  /** The actions at the root. */
  readonly #choices = new ActionList();
  readonly #others = new ActionList();
  readonly #joint: JointAction;
  readonly #values: Float64Array;
  readonly #partners: number;
  readonly #path = new Int32Array(DEPTH_MOST);
  /** Who chose at each node of the path. */
  readonly #actors = new Int32Array(DEPTH_MOST);
  /** Child of the node in hand for each action, valid where `#stamp` says so. */
  readonly #childOf: Int32Array;
  readonly #stamp: Int32Array;
  #stamps = 0;
  readonly #past: Past | undefined;
  #weights = new Float64Array(512);
  /** What the last selection stands for in the world in hand. */
  #chosen: Action = NO_ACTION;
  playouts = 0;
  /** Visits of the root that the search before it had made already. */
  kept = 0;

  /** `remembers`: the searches of one seat in one match follow each other here, and each may build on the one before. */
  constructor(game: AnyGame, options: BaseOptions, evaluation: Evaluation, remembers = false) {
    this.#game = game;
    this.#judge = evaluation.judge;
    this.#outcome = evaluation.outcome ?? game.result;
    this.#policy = evaluation.policy;
    this.#priors = evaluation.priors;
    this.#alike = evaluation.alike ?? ((action) => action);
    this.#tree = new Tree(CAPACITY);
    this.#past = remembers ? new Past(game, options, CAPACITY) : undefined;
    this.#world = game.blank(options);
    this.#probe = game.blank(options);
    this.#joint = new Int32Array(options.seats);
    this.#values = new Float64Array(options.seats);
    this.#partners = partnersOf(game, options);
    this.#childOf = new Int32Array(game.actionCount);
    this.#stamp = new Int32Array(game.actionCount);
  }

  /** The best action of the seat in `root`, as far as the budget allows to tell. */
  best(root: FlatState, seat: Seat, settings: SearchSettings, budget: Budget, rng: Rng): Action {
    const game = this.#game;
    this.playouts = 0;
    fillShortlist(game, root, seat, this.#list);
    if (this.#list.length === 1) {
      this.#tree.restart();
      this.kept = 0;
      return this.#list.items[0];
    }
    this.#choices.clear();
    for (let i = 0; i < this.#list.length; i++) this.#choices.push(this.#list.items[i]);
    if (this.#past === undefined) this.#tree.restart();
    else {
      this.#tree = this.#past.goOn(this.#tree, root, seat, rng);
      // What was hidden then may have left actions in the tree that are not there to choose now.
      this.#tree.keepChildren((action) => this.#atRoot(action) !== NO_ACTION);
    }
    this.kept = this.#tree.visits[0];
    const start = 'ms' in budget ? budget.now() : 0;
    for (;;) {
      if (this.playouts % CHECK_EVERY === 0 && this.playouts > 0) {
        // How many playouts there may still be; with a clock, at the pace so far.
        let left: number;
        if ('ms' in budget) {
          const spent = budget.now() - start;
          left = spent >= budget.ms ? 0 : (this.playouts * (budget.ms - spent)) / Math.max(spent, 0.01);
        } else left = budget.playouts - this.playouts;
        if (settings.enough !== undefined) left = Math.min(left, settings.enough - this.playouts);
        if (left <= 0 || (settings.patient === undefined && this.#lead() > left * (settings.plain ? 1 : DOUBT))) break;
      }
      this.#playout(root, seat, settings, rng);
      this.playouts++;
    }
    return this.#atRoot(settings.error === undefined ? this.#favourite(0) : this.#misjudged(settings.error, rng));
  }

  /** All actions tried at the root in the last search, best first. */
  ranking(): readonly { readonly action: Action; readonly chance: number; readonly share: number }[] {
    const { child, sibling, visits, value, action } = this.#tree;
    const rows: { action: Action; chance: number; share: number }[] = [];
    for (let at = child[0]; at !== NIL; at = sibling[at])
      if (visits[at] > 0) rows.push({ action: this.#atRoot(action[at]), chance: value[at] / visits[at], share: visits[at] / visits[0] });
    return rows.toSorted((a, b) => b.share - a.share || b.chance - a.chance);
  }

  /** The action that a node below the root stands for; `NO_ACTION` where it cannot be chosen. */
  #atRoot(action: Action): Action {
    const { items, length } = this.#choices;
    for (let i = 0; i < length; i++) if (items[i] === action || this.#alike(items[i]) === action) return items[i];
    return NO_ACTION;
  }

  /** By how many visits the favourite is ahead. */
  #lead(): number {
    const { child, sibling, visits } = this.#tree;
    let most = 0;
    let second = 0;
    for (let at = child[0]; at !== NIL; at = sibling[at]) {
      if (visits[at] > most) {
        second = most;
        most = visits[at];
      } else if (visits[at] > second) second = visits[at];
    }
    return most - second;
  }

  #favourite(node: number): Action {
    const { child, sibling, visits, value, action } = this.#tree;
    let best = NIL;
    for (let at = child[node]; at !== NIL; at = sibling[at]) {
      if (best === NIL || visits[at] > visits[best] || (visits[at] === visits[best] && value[at] > value[best])) best = at;
    }
    return action[best];
  }

  /** The best of those that were tried at the root, as somebody sees them who errs. A victory that was never in doubt is not missed. */
  #misjudged(error: number, rng: Rng): Action {
    const { child, sibling, visits, value, action } = this.#tree;
    let best = NIL;
    let bestValue = -Infinity;
    for (let at = child[0]; at !== NIL; at = sibling[at]) {
      if (visits[at] === 0) continue;
      if (value[at] >= visits[at]) return action[at];
      const seen = value[at] / visits[at] + ((rng.int(65536) - rng.int(65536)) * error) / 65535;
      if (seen > bestValue) {
        bestValue = seen;
        best = at;
      }
    }
    return action[best];
  }

  #playout(root: FlatState, seat: Seat, settings: SearchSettings, rng: Rng): void {
    const game = this.#game;
    const tree = this.#tree;
    const world = this.#world;
    game.copy(root, world);
    game.redeal(world, seat, rng);
    let node = 0;
    let depth = 0;
    this.#path[depth++] = 0;
    for (;;) {
      const awaited = game.awaiting(world);
      if (awaited === NOBODY) break;
      const actor = this.#actorOf(awaited, seat);
      if (actor === NIL) {
        this.#othersChoose(world, awaited, seat, settings, rng);
        game.step(world, this.#joint);
        continue;
      }
      fillShortlist(game, world, actor, this.#list);
      if (this.#list.length === 1) {
        this.#stepWith(world, awaited, actor, this.#list.items[0], settings, rng);
        continue;
      }
      const priors = settings.plain ? undefined : this.#priors;
      if (tree.visits[node] >= settings.openAt && tree.opened[node] === 0 && (node === 0 || priors === undefined))
        this.#open(node, world, awaited, actor, settings, rng);
      this.#actors[depth - 1] = actor;
      const next =
        priors === undefined ? this.#select(node, actor, settings, rng) : this.#selectLikely(node, world, actor, priors, settings);
      if (next === NIL) break;
      const fresh = tree.visits[next] === 0;
      this.#stepWith(world, awaited, actor, this.#chosen, settings, rng);
      node = next;
      this.#path[depth++] = node;
      if (fresh || depth === DEPTH_MOST) break;
    }
    for (let n = 0; n < settings.horizon && game.awaiting(world) !== NOBODY; n++) {
      const awaited = game.awaiting(world);
      this.#othersChoose(world, awaited, NIL, settings, rng);
      game.step(world, this.#joint);
    }
    this.#weigh(world);
    for (let n = 0; n < depth; n++) {
      const at = this.#path[n];
      tree.visits[at]++;
      tree.value[at] += this.#values[tree.mover[at]];
      if (n < depth - 1) tree.hope[at] += this.#values[this.#actors[n]];
      else tree.hope[at] += this.#values[tree.mover[at]];
    }
  }

  /** Fills in the chance of victory of each seat's side. */
  #weigh(s: FlatState): void {
    const values = this.#values;
    if (this.#game.awaiting(s) === NOBODY) this.#outcome(s, values);
    else this.#judge(s, values);
    if (this.#partners > 1) for (let seat = 0; seat < values.length; seat++) values[seat] *= this.#partners;
  }

  /** Whose choice is in the tree: the only one who is awaited, or else the searching seat; `NIL` where that one is not asked. */
  #actorOf(awaited: SeatSet, seat: Seat): number {
    if ((awaited & (awaited - 1)) === 0) return this.#game.independentTurns === true && awaited !== only(seat) ? NIL : lowest(awaited);
    return includes(awaited, seat) ? seat : NIL;
  }

  /** One step in which the actor's action is given. */
  #stepWith(s: FlatState, awaited: SeatSet, actor: Seat, action: Action, settings: SearchSettings, rng: Rng): void {
    this.#plan(s, awaited, actor, settings, rng);
    this.#joint[actor] = action;
    this.#game.step(s, this.#joint);
  }

  /** What the others choose at the same time. Where all play in their own time nobody else moves in the same step. */
  #plan(s: FlatState, awaited: SeatSet, actor: Seat, settings: SearchSettings, rng: Rng): void {
    if (awaited === only(actor) || this.#game.independentTurns === true) this.#joint.fill(NO_ACTION);
    else this.#othersChoose(s, awaited, actor, settings, rng);
  }

  #othersChoose(s: FlatState, awaited: SeatSet, but: number, settings: SearchSettings, rng: Rng): void {
    this.#joint.fill(NO_ACTION);
    for (let rest = awaited; rest !== NOBODY; rest &= rest - 1) {
      const other = lowest(rest);
      if (other === but) continue;
      this.#joint[other] = settings.plain
        ? randomAction(this.#game, s, other, rng, this.#others)
        : this.#policy(s, other, this.#others, rng);
    }
  }

  #select(node: number, actor: Seat, settings: SearchSettings, rng: Rng): number {
    const tree = this.#tree;
    const list = this.#list;
    const stamp = this.#mark(node);
    // What has not been tried yet is taken to be a little worse than what has.
    const unknown = tree.visits[node] === 0 ? 0.5 : tree.hope[node] / tree.visits[node] - UNTRIED;
    let missing = 0;
    let lacking = NO_ACTION;
    let best = NIL;
    let bestScore = -Infinity;
    for (let i = 0; i < list.length; i++) {
      const action = list.items[i];
      if (this.#stamp[action] !== stamp) {
        if (rng.int(++missing) === 0) lacking = action;
        continue;
      }
      const at = this.#childOf[action];
      const chances = ++tree.chances[at];
      const visits = tree.visits[at];
      const mean = visits === 0 ? unknown : tree.value[at] / visits;
      const bonus = settings.plain
        ? Math.sqrt(Math.log(chances) / Math.max(1, visits))
        : (tree.prior[at] * Math.sqrt(chances)) / (1 + visits);
      const score = mean + settings.explore * bonus;
      if (score > bestScore) {
        bestScore = score;
        best = at;
      }
    }
    if (lacking === NO_ACTION || tree.full) {
      if (best !== NIL) this.#chosen = tree.action[best];
      return best;
    }
    const made = tree.grow(node, lacking, actor, 1 / list.length);
    tree.chances[made] = 1;
    this.#chosen = lacking;
    return made;
  }

  /** The same where the policy tells what is likely in this world: an action gets a node only when its turn has come. */
  #selectLikely(node: number, world: FlatState, actor: Seat, priors: Priors, settings: SearchSettings): number {
    const tree = this.#tree;
    const list = this.#list;
    if (this.#weights.length < list.length) this.#weights = new Float64Array(list.length * 2);
    const weights = this.#weights;
    priors(world, actor, list, weights);
    const stamp = this.#mark(node);
    const visited = tree.visits[node];
    const unknown = visited === 0 ? 0.5 : tree.hope[node] / visited - UNTRIED;
    let best = 0;
    let bestNode = NIL;
    let bestScore = -Infinity;
    for (let i = 0; i < list.length; i++) {
      const action = this.#alike(list.items[i]);
      const known = this.#stamp[action] === stamp;
      const at = known ? this.#childOf[action] : NIL;
      const chances = known ? ++tree.chances[at] : visited + 1;
      const visits = known ? tree.visits[at] : 0;
      const mean = visits === 0 ? unknown : tree.value[at] / visits;
      const prior = known && tree.opened[node] === 1 ? (weights[i] + tree.prior[at]) / 2 : weights[i];
      const score = mean + (settings.explore * prior * Math.sqrt(chances)) / (1 + visits);
      if (score > bestScore) {
        bestScore = score;
        best = i;
        bestNode = at;
      }
    }
    this.#chosen = list.items[best];
    if (bestNode !== NIL || tree.full) return bestNode;
    const made = tree.grow(node, this.#alike(this.#chosen), actor, weights[best]);
    tree.chances[made] = 1;
    return made;
  }

  /** Notes the child of each action; its stamp tells the notes of this node from older ones. */
  #mark(node: number): number {
    const { child, sibling, action } = this.#tree;
    const stamp = ++this.#stamps;
    for (let at = child[node]; at !== NIL; at = sibling[at]) {
      this.#childOf[action[at]] = at;
      this.#stamp[action[at]] = stamp;
    }
    return stamp;
  }

  /** Makes all children with a prior from the judge's view of the state after each. */
  #open(node: number, world: FlatState, awaited: SeatSet, actor: Seat, settings: SearchSettings, rng: Rng): void {
    const game = this.#game;
    const tree = this.#tree;
    const list = this.#list;
    if (tree.size + list.length > tree.most) return;
    tree.opened[node] = 1;
    if (this.#weights.length < list.length) this.#weights = new Float64Array(list.length * 2);
    const weights = this.#weights;
    let most = -Infinity;
    // All actions meet the same choices of the others.
    this.#plan(world, awaited, actor, settings, rng);
    for (let i = 0; i < list.length; i++) {
      game.copy(world, this.#probe);
      this.#joint[actor] = list.items[i];
      game.step(this.#probe, this.#joint);
      this.#weigh(this.#probe);
      weights[i] = this.#values[actor];
      most = Math.max(most, weights[i]);
    }
    let sum = 0;
    for (let i = 0; i < list.length; i++) sum += weights[i] = Math.exp((weights[i] - most) * settings.sharp);
    const stamp = this.#mark(node);
    for (let i = 0; i < list.length; i++) {
      const action = this.#alike(list.items[i]);
      const prior = weights[i] / sum;
      if (this.#stamp[action] === stamp) tree.prior[this.#childOf[action]] = prior;
      else {
        // Of several that are alike the first one has the node.
        this.#childOf[action] = tree.grow(node, action, actor, prior);
        this.#stamp[action] = stamp;
      }
    }
  }
}
