// node exp.mjs game seats specA specB games [seed] [optionsJSON] ; spec: {"k":"s","p":playouts,...settings} | {"k":"g","deals":1,"error":0}
import { architects } from '@maravilha/architects';
import { dice } from '@maravilha/dice';
import { duel } from '@maravilha/duel';
import { sevenWonders } from '@maravilha/seven-wonders';
import { ActionList, FastRng, fillShortlist, type AnyGame } from '@maravilha/kernel';
import { sidesOf, Table } from './src/arena.ts';
import { greedyAction } from './src/greedy.ts';
import { masterOf } from './src/levels.ts';
import { mindOf } from './src/evaluation/index.ts';
import { scratchFor } from './src/scratch.ts';
import { randomAction } from './src/random.ts';
import { Search } from './src/search/search.ts';
const [gid, seatsT, aT, bT, gamesT, seedT = '1', optT = '{}'] = process.argv.slice(2);
const game = ({ duel, architects, dice, 'seven-wonders': sevenWonders } as any)[gid!] as AnyGame;
const options: any = { seats: Number(seatsT) };
for (const spec of game.optionSpecs) options[spec.key] = spec.default;
Object.assign(options, JSON.parse(optT));
const specs = { a: JSON.parse(aT!), b: JSON.parse(bT!) };
const sides = sidesOf(game, options);
const table = new Table(game, options, true);
const luck = Array.from({ length: options.seats }, () => new FastRng(0));
const deal = new FastRng(0);
const seed = Number(seedT);
const list = new ActionList();
let wins = 0,
  scoreA = 0,
  winSum = 0;
const t = { a: [0, 0], b: [0, 0] };
const endings: any = {};
const games = Number(gamesT);
for (let n = 0; n < games; n++) {
  deal.reseed(seed, Math.floor(n / sides.length) * 8);
  luck.forEach((r, s) => r.reseed(seed, n * 8 + 1 + s));
  const mine = sides[n % sides.length]!;
  const memories = luck.map((_, s) => new Search(game, options, mindOf(game), specs[mine.includes(s) ? 'a' : 'b'].forget !== true));
  const end = table.play(deal, (state, seat) => {
    const who = mine.includes(seat) ? 'a' : 'b';
    const spec = specs[who];
    fillShortlist(game, state, seat, list);
    if (list.length === 1) return list.items[0]!;
    const scratch = scratchFor(game, options);
    const t0 = performance.now();
    const view = game.view(state, seat);
    game.imagine(view, seat, scratch.root);
    const rng = luck[seat]!;
    const act =
      spec.k === 'g'
        ? greedyAction(game, mindOf(game).judge, spec, scratch, seat, rng)
        : spec.k === 'r'
          ? randomAction(game, scratch.root, seat, rng, list)
          : memories[seat]!.best(
              scratch.root,
              seat,
              { ...masterOf(game.id), ...spec },
              spec.ms ? { ms: spec.ms, now: () => process.cpuUsage().user / 1000 } : { playouts: spec.p },
              rng,
            );
    t[who][0]! += performance.now() - t0;
    t[who][1]!++;
    return act;
  });
  const { winners, seats, ending } = game.score(end);
  wins += winners.filter((w) => mine.includes(w)).length / winners.length;
  endings[ending!] = (endings[ending!] ?? 0) + 1;
  winSum += Math.max(...seats.map((s) => s.total));
  scoreA += mine.reduce((x: number, s) => x + seats[s]!.total, 0) / mine.length;
}
const p = wins / games,
  k = sides.length;
const z = 1.96,
  d = 1 + (z * z) / games,
  c = (p + (z * z) / 2 / games) / d,
  h = (z * Math.sqrt((p * (1 - p)) / games + (z * z) / 4 / games / games)) / d;
console.log(
  `${gid} ${seatsT} A=${aT} B=${bT} n=${games} share=${(100 * p).toFixed(1)}% [${(100 * (c - h)).toFixed(1)}–${(100 * (c + h)).toFixed(1)}] ×fair=${(p * k).toFixed(2)} ms/dec a=${(t.a[0]! / t.a[1]!).toFixed(2)} b=${(t.b[0]! / t.b[1]!).toFixed(2)} A-score=${(scoreA / games).toFixed(1)} win-score=${(winSum / games).toFixed(1)} ${JSON.stringify(endings)}`,
);
