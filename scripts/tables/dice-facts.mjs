// What the sources say about the boards, copied row by row from the facts: name, cost, printed points (of an attack: before defence), effects.
// The letter after each says how sure it is: c confirmed, s from a single source, i inferred.
export const COMMON_FACTS = {
  warehouse: `
    stone   0s 0s produceResource stone c
    wood    0s 0s produceResource wood c
    clay    0s 0s produceResource clay c
    textile 2i 0s produceResource textile c
    glass   2i 0s produceResource glass c
    papyrus 2i 0s produceResource papyrus c
  `,
  agora: `
    a1      0i 2i nothing c
    a2      1i 3i nothing c
    b1      1i 3i nothing c
    b2      2i 4i nothing c
    b3      3i 5i nothing c
    c1      2i 4i nothing c
    c2      3i 5i nothing c
    c3      4i 6i nothing c
  `,
  market: `
    k1      1i 0i gainCoins 7 i
    k2      2i 0i gainCoins 7 i
    m1      2i 0i cross grey 1 i
    m2      2i 0i coinsAndPointsPerSpace university 1 1 i
    t1      3i 0i coinsAndPointsPerSpace barracks 1 1 i
    t2      3i 0i coinsAndPointsPerSpace wonder 2 2 i
  `,
  barracksWest: `
    a1      1i 3i attack c
    a2      2i 4i attack c
    a3      3i 5i attack c
    a4      4i 6i attack c
    a5      5i 7i attack c
    d1      1s 0i defence 1 c
    d2      2s 0i defence 1 c
  `,
  barracksEast: `
    a1      1i 3c attack c
    a2      2i 4i attack c
    a3      3i 5i attack c
    a4      4i 6i attack c
    a5      5i 7i attack c
    d1      1s 0i defence 1 c
    d2      2s 0i defence 1 c
  `,
  leadersGallery: `
    blue    2i 0i cross blue 2 i
    green   2i 0i cross green 2 i
    red     2i 0i cross red 2 i
    yellow  2i 0i cross yellow 2 i
    l1      2i 0i pointsPerLeader 1 c
    l2      4i 0i pointsPerLeader 1 c
  `,
  guildCourt: `
    g1      2s 5s nothing c
    g2      3s 6s nothing c
    g3      4s 7s nothing c
  `,
};

export const WONDER_FACTS = {
  giza: `
    w1      2i 0i coinsAndPointsPerSpace wonder 2 2 s
    w2      3i 0i anotherAction s
    w3      6i 7s nothing s
  `,
  rhodes: `
    w1      2i 2i cross red 1 i
    w2      4i 3i cross red 2 i
    w3      5i 6i nothing i
  `,
  alexandria: `
    w1      1i 2i cross grey 1 i
    w2      3i 3i cross grey 2 i
    w3      6i 7i nothing i
  `,
  ephesus: `
    w1      2i 2i gainCoins 7 i
    w2      4i 4i gainCoins 7 i
    w3      5i 5i cross yellow 1 i
  `,
  babylon: `
    w1      2i 2i cross green 1 i
    w2      4i 2i cross green 2 i
    w3      5i 7i nothing i
  `,
  olympia: `
    w1      2i 2i constructFreeDie i
    w2      3i 3i constructFreeDie i
    w3      5i 6i constructFreeDie i
  `,
  halicarnassus: `
    w1      2i 3i cross blue/yellow 1 i
    w2      4i 3i cross red/green/blue/yellow 1 i
    w3      6i 6i anotherAction i
  `,
};

/** All cities have the same University but for five colours: coins of line 1, the free dice of lines 1 and 2, coins of line 3. */
const university = (black1, black2, purple2, white1, white2) => `
    black1  2s 0i coinsWhenChosen ${black1} 2 i
    black2  3s 0i dieCostZero ${black2} i
    black3  4s 3i unlockDie black s
    purple1 3s 0i dieCostMinus 1 i
    purple2 4s 0i dieCostZero ${purple2} i
    purple3 5s 4i unlockDie purple s
    white1  0s 0i coinsWhenChosen ${white1} 2 i
    white2  3s 0i coinsWhenChosen ${white2} 2 i
    white3  6s 5i unlockDie white s
  `;

export const UNIVERSITY_FACTS = {
  giza: university('blue', 'yellow', 'blue', 'grey', 'green'),
  rhodes: university('red', 'red', 'grey', 'yellow', 'blue'),
  alexandria: university('grey', 'grey', 'green', 'green', 'yellow'),
  ephesus: university('yellow', 'yellow', 'red', 'blue', 'grey'),
  babylon: university('green', 'green', 'blue', 'red', 'yellow'),
  olympia: university('grey', 'red', 'yellow', 'green', 'red'),
  halicarnassus: university('red', 'blue', 'grey', 'yellow', 'green'),
};

export const BONUS_FACTS = {
  again: 'anotherAction s',
  cross: 'cross red/green/blue/yellow 1 i',
  coins: 'gainCoins 7 s',
};

/** Symbols of the six faces. */
export const DIE_FACTS = {
  'grey-1': 'stone wood clay stone textile glass s',
  'grey-2': 'stone wood clay wood glass papyrus s',
  'grey-3': 'stone wood clay clay textile papyrus s',
  blue: 'mask scales fountain temple owl caduceus s',
  red: 'shield axe sword sword shield axe c',
  yellow: 'camel coin7 chest chest camel coin7 c',
  green: 'compass tablet gear gear compass tablet c',
  white: 'leader-blue leader-laurel leader-laurel leader-green leader-red leader-yellow c',
  black: 'spy-any spy-yellow spy-green spy-blue spy-grey spy-red c',
  purple: 'guild-red guild-wonder guild-grey guild-yellow guild-blue guild-green c',
};
