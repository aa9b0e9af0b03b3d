// What the boards and dice of Dice must hold. Most printed numbers are reconstructions, so any of them may be replaced by what a real board
// shows: the rows must then still make a board that can be played, and what differs from the facts must say where it comes from.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BONUS_FACTS, COMMON_FACTS, DIE_FACTS, UNIVERSITY_FACTS, WONDER_FACTS } from './dice-facts.mjs';

const CITIES = ['alexandria', 'babylon', 'ephesus', 'giza', 'halicarnassus', 'olympia', 'rhodes'];
/** Colour of each structure, and whether it belongs to the city and so gives a bonus. */
const STRUCTURES = {
  warehouse: ['grey', false],
  wonder: [undefined, true],
  barracksWest: ['red', true],
  barracksEast: ['red', true],
  university: ['green', true],
  agora: ['blue', true],
  market: ['yellow', true],
  leadersGallery: ['white', true],
  guildCourt: ['purple', true],
};
const SPECIAL = ['black', 'white', 'purple'];
const RESOURCES = ['stone', 'wood', 'clay', 'textile', 'glass', 'papyrus'];
const COLOURS = ['grey', 'blue', 'yellow', 'green', 'red', 'white', 'purple', 'black'];
const COUNTABLES = [...Object.keys(STRUCTURES), 'barracks'];
/** From the least to the most certain. */
const CONFIDENCES = ['inferred', 'single-source', 'confirmed'];
const LETTERS = { i: 'inferred', s: 'single-source', c: 'confirmed' };
const COST = { least: 0, most: 6 };
const COUNTS = { stages: 3, bonuses: 3, defence: 2, resources: 6, agoraLines: 6, universityLines: 3, freeMarketLines: 2, faces: 6 };
/** Crossed spaces are bits of two words, and tables are built over all sets of crossed spaces of a structure. */
const MOST_SPACES = 64;
const MOST_IN_STRUCTURE = 16;
/** Numbers of the state are octets. */
const MOST = 255;
const NUMBERS = {
  SEAT_COUNTS: [2, 3, 4, 5, 6, 7],
  SECTION_COSTS: [0, 1, 2, 3],
  FORUM_DICE: 7,
  START_COINS: 7,
  PASS_COINS: 3,
  AGORA_FIRST_POINTS: 3,
  BONUSES_TO_END: 3,
  SPACE_COSTS: COST,
  RESERVE_ROW: 7,
};
/** Colour; whether it waits beside the Forum; the structures that each face leads to, if not all the same. */
const DICE = {
  'grey-1': ['grey', ['warehouse']],
  'grey-2': ['grey', ['warehouse']],
  'grey-3': ['grey', ['warehouse']],
  blue: ['blue', ['agora']],
  red: ['red', ['barracksWest', 'barracksEast']],
  yellow: ['yellow', ['market']],
  green: ['green', ['university']],
  white: ['white', ['leadersGallery']],
  black: ['black', ['barracksWest', 'barracksEast', 'university', 'agora', 'market', 'warehouse']],
  purple: ['purple', ['guildCourt']],
};

const whole = (least) => [(value) => Number.isInteger(value) && value >= least && value <= MOST, `a whole number from ${least} to ${MOST}`];
const oneOf = (list) => [(value) => list.includes(value), `one of ${list.join(', ')}`];
const STRUCTURE_COLOURS = COLOURS.filter((colour) => colour !== 'black');
/** The fields of each kind of effect: a test, and what is wanted. */
const FIELDS = {
  produceResource: { resource: oneOf(RESOURCES) },
  attack: { points: whole(1) },
  defence: { amount: whole(1) },
  cross: {
    colours: [
      (value) => Array.isArray(value) && value.length > 0 && value.every((colour) => STRUCTURE_COLOURS.includes(colour)),
      `colours of structures (${STRUCTURE_COLOURS.join(', ')})`,
    ],
    count: oneOf([1, 2]),
  },
  gainCoins: { amount: whole(1) },
  constructFreeDie: {},
  anotherAction: {},
  coinsAndPointsPerSpace: { of: oneOf(COUNTABLES), coins: whole(0), points: whole(0) },
  pointsPerLeader: { points: whole(1) },
  dieCostMinus: { amount: whole(1) },
  dieCostZero: { colour: oneOf(COLOURS) },
  coinsWhenChosen: { colour: oneOf(COLOURS), amount: whole(1) },
  unlockDie: { die: oneOf(SPECIAL) },
};
/** Where an effect may stand, if not everywhere: attack and defence have a side, resources are counted in the Warehouse. */
const PLACES = {
  produceResource: ['warehouse'],
  attack: ['barracksWest', 'barracksEast'],
  defence: ['barracksWest', 'barracksEast'],
  unlockDie: ['university'],
};
/** A bonus has no space of its own that could last or score. */
const OF_BONUS = ['cross', 'gainCoins', 'constructFreeDie', 'anotherAction'];

/** The members of the union `Effect`, read from its source: types leave no trace in the tables. */
export const effectKinds = (folder) => {
  const source = readFileSync(join(folder, 'effects.ts'), 'utf8');
  const union = /export type Effect =([\s\S]*?);\nexport/.exec(source)?.[1] ?? '';
  return [...union.matchAll(/^\s*\| \{ readonly kind: '(\w+)'/gm)].map((m) => m[1]);
};

const text = (value) => JSON.stringify(value) ?? 'nothing';
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
const effectsIn = (structure) => Object.values(structure.spaces).flatMap((space) => space.effects);
const total = (effects, kind, field) => effects.reduce((sum, effect) => (effect.kind === kind ? sum + effect[field] : sum), 0);

export const check = (tables, kinds) => {
  const complaints = [...checkCities(tables), ...checkNumbers(tables), ...checkKinds(tables, kinds)];
  // What is missing altogether has been said; the rest is read only where there is something to read.
  if (complaints.some((complaint) => complaint.endsWith('is missing'))) return complaints;
  const { COMMON: common, WONDERS: wonders, UNIVERSITIES: universities } = tables;
  for (const id of Object.keys(COMMON_FACTS)) {
    complaints.push(...checkStructure(id, id, common[id], tables), ...compareSpaces(id, common[id], COMMON_FACTS[id]));
  }
  for (const city of CITIES) {
    for (const [id, structure, facts] of [
      ['wonder', wonders[city], WONDER_FACTS[city]],
      ['university', universities[city], UNIVERSITY_FACTS[city]],
    ]) {
      const name = `${city} ${id}`;
      complaints.push(...checkStructure(name, id, structure, tables), ...compareSpaces(name, structure, facts));
    }
    complaints.push(...checkWonder(`${city} wonder`, wonders[city]), ...checkUniversity(`${city} university`, universities[city]));
  }
  return [
    ...complaints,
    ...checkWarehouse(common.warehouse),
    ...checkAgora(common.agora),
    ...checkMarket(common.market),
    ...checkBarracks(common),
    ...checkBonuses(tables),
    ...checkDice(tables),
    ...checkSize(tables),
  ];
};

const checkCities = ({ COMMON: common, WONDERS: wonders, UNIVERSITIES: universities }) => [
  ...Object.keys(COMMON_FACTS).flatMap((id) => (id in common ? [] : [`${id}: is missing`])),
  ...Object.keys(common).flatMap((id) => (id in COMMON_FACTS ? [] : [`${id}: is no structure that all boards share`])),
  ...CITIES.flatMap((city) => [
    ...(city in wonders ? [] : [`${city} wonder: is missing`]),
    ...(city in universities ? [] : [`${city} university: is missing`]),
  ]),
  ...[...Object.keys(wonders), ...Object.keys(universities)].flatMap((city) => (CITIES.includes(city) ? [] : [`${city}: is no city`])),
];

const checkNumbers = (tables) => {
  const complaints = Object.entries(NUMBERS).flatMap(([name, wanted]) =>
    same(tables[name], wanted) ? [] : [`${name} is ${text(tables[name])}, not ${text(wanted)}`],
  );
  const { RESERVE: reserve, RESERVE_ROW: row, RESERVE_ROWS: rows } = tables;
  if (!Number.isInteger(rows) || rows < 1 || reserve !== row * rows || reserve > MOST)
    complaints.push(`RESERVE is ${reserve}: ${text(rows)} rows of ${row} make no Gold Reserve of at most ${MOST} coins`);
  return complaints;
};

/** The union, the list of kinds and the fields told here must be about the same effects. */
const checkKinds = ({ EFFECT_KINDS: listed }, kinds) => {
  const known = Object.keys(FIELDS);
  if (kinds.length === 0) return ['the union of effects was not found'];
  return [...new Set([...known, ...kinds, ...listed])].flatMap((kind) =>
    known.includes(kind) && kinds.includes(kind) && listed.includes(kind)
      ? []
      : [`effect ${kind}: the union, EFFECT_KINDS and scripts/tables/dice.mjs do not all have it`],
  );
};

const checkEffect = (where, effect) => {
  const { kind, ...fields } = effect;
  const wanted = FIELDS[kind];
  if (wanted === undefined) return [`${where}: unknown effect ${text(kind)}`];
  return [
    ...Object.entries(wanted).flatMap(([field, [test, what]]) =>
      test(fields[field]) ? [] : [`${where}: ${kind} has ${field} ${text(fields[field])}, not ${what}`],
    ),
    ...Object.keys(fields).flatMap((field) => (field in wanted ? [] : [`${where}: ${kind} has no ${field}`])),
  ];
};

const checkSpace = (where, id, { cost, points, effects, known }) => {
  const complaints = effects.flatMap((effect) => checkEffect(where, effect));
  if (!Number.isInteger(cost) || cost < COST.least || cost > COST.most)
    complaints.push(`${where}: costs ${text(cost)}, not a whole number from ${COST.least} to ${COST.most}`);
  if (!Number.isInteger(points) || points < 0 || points > MOST) complaints.push(`${where}: has ${text(points)} points, not a whole number`);
  for (const field of ['cost', 'points', 'effects'])
    if (!CONFIDENCES.includes(known?.[field]))
      complaints.push(`${where}: how well its ${field} is known is ${text(known?.[field])}, not one of ${CONFIDENCES.join(', ')}`);
  for (const { kind } of effects)
    if (PLACES[kind] !== undefined && !PLACES[kind].includes(id))
      complaints.push(`${where}: ${kind} can stand only in ${PLACES[kind].join(' or ')}`);
  return complaints;
};

/** Symbols of faces that lead to a line of the structure. */
const symbolsFor = (id, dice) =>
  Object.values(dice).flatMap(({ faces }) =>
    faces.flatMap((face) => (face.structures.includes(id) && face.anyTrack !== true ? [face.symbol] : [])),
  );

const checkStructure = (name, id, { colour, bonus, spaces, tracks }, { DICE: dice }) => {
  const [wantedColour, givesBonus] = STRUCTURES[id];
  const complaints = Object.entries(spaces).flatMap(([space, row]) => checkSpace(`${name}.${space}`, id, row));
  if (colour !== wantedColour) complaints.push(`${name}: is ${text(colour)}, not ${text(wantedColour)}`);
  if (bonus !== givesBonus) complaints.push(`${name}: ${givesBonus ? 'gives a bonus' : 'gives no bonus'} when it is complete`);
  for (const [n, track] of tracks.entries()) {
    const line = `${name}: line ${n + 1} (${track.symbols.join(', ')})`;
    if (!['sequence', 'any'].includes(track.order)) complaints.push(`${line} has the order ${text(track.order)}, not sequence or any`);
    if (track.spaces.length === 0) complaints.push(`${line} has no space`);
    for (const space of track.spaces) if (!(space in spaces)) complaints.push(`${line} leads to ${space}, which does not exist`);
    if (new Set(track.spaces).size < track.spaces.length) complaints.push(`${line} leads to a space twice`);
    if (id === 'wonder') continue;
    for (const symbol of track.symbols)
      if (!symbolsFor(id, dice).includes(symbol)) complaints.push(`${line}: no die shows ${symbol} for it`);
  }
  for (const space of Object.keys(spaces))
    if (!tracks.some((track) => track.spaces.includes(space))) complaints.push(`${name}.${space}: lies on no line`);
  for (const symbol of new Set(symbolsFor(id, dice)))
    if (!tracks.some((track) => track.symbols.includes(symbol))) complaints.push(`${name}: no line for the symbol ${symbol}`);
  return complaints;
};

const checkWonder = (name, { spaces, tracks }) => {
  const stages = Object.keys(spaces);
  const complaints = [];
  if (stages.length !== COUNTS.stages) complaints.push(`${name}: ${stages.length} stages, not ${COUNTS.stages}`);
  if (tracks.length !== 1 || tracks[0].order !== 'sequence' || !same(tracks[0].spaces, stages))
    complaints.push(`${name}: its stages are not one line in sequence`);
  return complaints;
};

const checkUniversity = (name, structure) => [
  ...(structure.tracks.length === COUNTS.universityLines
    ? []
    : [`${name}: ${structure.tracks.length} lines, not ${COUNTS.universityLines}`]),
  ...SPECIAL.flatMap((die) => {
    const count = effectsIn(structure).filter((effect) => effect.kind === 'unlockDie' && effect.die === die).length;
    return count === 1 ? [] : [`${name}: unlocks the ${die} die ${count} times, not once`];
  }),
];

const checkWarehouse = ({ spaces }) => [
  ...RESOURCES.flatMap((resource) => {
    const count = effectsIn({ spaces }).filter((effect) => effect.kind === 'produceResource' && effect.resource === resource).length;
    return count === 1 ? [] : [`warehouse: produces ${resource} ${count} times, not once`];
  }),
  ...Object.entries(spaces).flatMap(([space, { effects, points }]) => [
    ...(effects.filter(({ kind }) => kind === 'produceResource').length === 1
      ? []
      : [`warehouse.${space}: produces not exactly one resource`]),
    ...(points === 0 ? [] : [`warehouse.${space}: has points, but the Warehouse is no part of the score`]),
  ]),
];

const checkAgora = ({ spaces, tracks }) => [
  ...(tracks.length === COUNTS.agoraLines ? [] : [`agora: ${tracks.length} lines, not ${COUNTS.agoraLines}`]),
  ...Object.keys(spaces).flatMap((space) => {
    const lines = tracks.filter((track) => track.spaces.includes(space)).length;
    return lines === 2 ? [] : [`agora.${space}: lies on ${lines} lines, not on 2`];
  }),
];

const checkMarket = ({ tracks }) => {
  const free = tracks.filter(({ order }) => order === 'any').length;
  return free === COUNTS.freeMarketLines ? [] : [`market: ${free} lines with several arrows, not ${COUNTS.freeMarketLines}`];
};

/** Each side has two defences, and no attack can come out below nothing against those of the other side. */
const checkBarracks = (common) =>
  [
    ['barracksWest', 'barracksEast'],
    ['barracksEast', 'barracksWest'],
  ].flatMap(([own, other]) => {
    const [effects, defence] = [effectsIn(common[own]), total(effectsIn(common[other]), 'defence', 'amount')];
    const count = effects.filter(({ kind }) => kind === 'defence').length;
    return [
      ...(count === COUNTS.defence ? [] : [`${own}: ${count} defence spaces, not ${COUNTS.defence}`]),
      ...Object.entries(common[own].spaces).flatMap(([space, row]) => {
        const attacks = row.effects.filter(({ kind }) => kind === 'attack');
        return [
          ...(attacks.length > 1 ? [`${own}.${space}: has more than one attack`] : []),
          ...(attacks.length > 0 && row.points !== 0 ? [`${own}.${space}: the points of an attack stand in its effect alone`] : []),
          ...(attacks.some(({ points }) => points < defence) ? [`${own}.${space}: is worth less than the defence it can meet`] : []),
        ];
      }),
    ];
  });

const checkBonuses = ({ BONUSES: bonuses }) => [
  ...(Object.keys(bonuses).length === COUNTS.bonuses ? [] : [`${Object.keys(bonuses).length} bonuses, not ${COUNTS.bonuses}`]),
  ...Object.entries(bonuses).flatMap(([id, { effects, known }]) => {
    const where = `bonus ${id}`;
    return [
      ...(effects.length > 0 ? [] : [`${where}: has no effect`]),
      ...effects.flatMap((effect) => checkEffect(where, effect)),
      ...effects.flatMap(({ kind }) => (kind in FIELDS && !OF_BONUS.includes(kind) ? [`${where}: ${kind} cannot be a bonus`] : [])),
      ...(CONFIDENCES.includes(known) ? [] : [`${where}: how well it is known is ${text(known)}`]),
      ...(BONUS_FACTS[id] === undefined
        ? []
        : compare(where, 'effects', effects.map(effectText).join(' + '), known, ...split(BONUS_FACTS[id]))),
    ];
  }),
];

const checkDice = ({ DICE: dice }) => [
  ...Object.keys(dice).flatMap((id) => (id in DICE ? [] : [`die ${id}: is not in the box`])),
  ...Object.entries(DICE).flatMap(([id, [colour, structures]]) => {
    if (!(id in dice)) return [`die ${id}: is not there`];
    const die = dice[id];
    const where = `die ${id}`;
    return [
      ...(die.colour === colour ? [] : [`${where}: is ${text(die.colour)}, not ${text(colour)}`]),
      ...(die.special === SPECIAL.includes(id)
        ? []
        : [`${where}: ${die.special ? 'lies in the Forum' : 'waits beside the Forum'} at the start`]),
      ...(die.faces.length === COUNTS.faces ? [] : [`${where}: ${die.faces.length} faces, not ${COUNTS.faces}`]),
      ...(CONFIDENCES.includes(die.known) ? [] : [`${where}: how well it is known is ${text(die.known)}`]),
      ...compare(where, 'faces', die.faces.map(({ symbol }) => symbol).join(' '), die.known, ...split(DIE_FACTS[id])),
      ...die.faces.flatMap((face, n) => checkFace(`${where}, face ${n + 1}`, id, face, structures)),
    ];
  }),
];

const checkFace = (where, die, { structures, compare: compared, anyTrack }, wanted) => [
  ...(structures.length > 0 && structures.every((structure) => wanted.includes(structure))
    ? []
    : [`${where}: leads to ${structures.join(', ') || 'nothing'}, not to ${wanted.join(', ')}`]),
  ...((anyTrack === true) === (die === 'black') ? [] : [`${where}: only the black die needs no symbol`]),
  ...((compared !== undefined) === (die === 'purple') ? [] : [`${where}: only the purple die compares, and always`]),
  ...(compared === undefined || COUNTABLES.includes(compared) ? [] : [`${where}: compares ${text(compared)}, which does not exist`]),
];

const namesIn = (structures) => new Set(structures.flatMap(({ spaces }) => Object.keys(spaces))).size;
/** Spaces have one numbering for all boards. */
const checkSize = ({ COMMON: common, WONDERS: wonders, UNIVERSITIES: universities }) => {
  const sizes = [
    ...Object.entries(common).map(([id, structure]) => [id, namesIn([structure])]),
    ['wonder', namesIn(Object.values(wonders))],
    ['university', namesIn(Object.values(universities))],
  ];
  const count = sizes.reduce((sum, [, size]) => sum + size, 0);
  return [
    ...sizes.flatMap(([id, size]) => (size > MOST_IN_STRUCTURE ? [`${id}: ${size} spaces, not at most ${MOST_IN_STRUCTURE}`] : [])),
    ...(count > MOST_SPACES ? [`${count} spaces with names of their own on all boards, not at most ${MOST_SPACES}`] : []),
  ];
};

/** An effect in the words of the facts. The points of an attack are told with the printed points. */
const effectText = ({ kind, ...fields }) => {
  if (kind === 'attack') return kind;
  const words = Object.keys(FIELDS[kind] ?? fields).map((field) =>
    Array.isArray(fields[field]) ? fields[field].join('/') : fields[field],
  );
  return [kind, ...words].join(' ');
};
/** `5i`, `cross red 1 c`: the value, and how sure it is. */
const split = (fact) => [fact.slice(0, -1).trim(), LETTERS[fact.at(-1)]];

const rank = (confidence) => CONFIDENCES.indexOf(confidence);
/** A value may leave the facts only for something better known, and nothing that is known for certain may change. */
const compare = (where, what, value, known, wanted, sure) => {
  if (rank(known) >= 0 && rank(known) < rank(sure)) return [`${where}: its ${what} is marked ${known}, but is ${sure}`];
  if (String(value) === wanted) return [];
  if (sure === 'confirmed') return [`${where}: ${what} ${value || 'nothing'}, not ${wanted}, which is confirmed`];
  if (rank(known) > rank(sure)) return [];
  return [`${where}: ${what} ${value || 'nothing'}, not ${wanted} as in the facts; if a board says so, mark its ${what} confirmed`];
};

const compareSpaces = (name, { spaces }, facts) => {
  const rows = facts
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  const known = new Map(rows.map(([space, cost, points, ...effects]) => [space, { cost, points, effects: effects.join(' ') }]));
  return Object.entries(spaces).flatMap(([space, row]) => {
    const where = `${name}.${space}`;
    const fact = known.get(space);
    if (fact === undefined) {
      const guessed = Object.values(row.known ?? {}).includes('inferred');
      return guessed ? [`${where}: is not in the facts; if a board has it, mark its values confirmed`] : [];
    }
    const printed = total(row.effects, 'attack', 'points') || row.points;
    return [
      ...compare(where, 'cost', row.cost, row.known?.cost, ...split(fact.cost)),
      ...compare(where, 'points', printed, row.known?.points, ...split(fact.points)),
      ...compare(where, 'effects', row.effects.map(effectText).join(' + ') || 'nothing', row.known?.effects, ...split(fact.effects)),
    ];
  });
};
