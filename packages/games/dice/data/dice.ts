// Source: photographs of the faces and lists of two public implementations; see `known`.
import type { DieDef } from './effects.ts';

export const DICE = {
  'grey-1': {
    colour: 'grey',
    special: false,
    known: 'single-source',
    faces: [
      { symbol: 'stone', structures: ['warehouse'] },
      { symbol: 'wood', structures: ['warehouse'] },
      { symbol: 'clay', structures: ['warehouse'] },
      { symbol: 'stone', structures: ['warehouse'] },
      { symbol: 'textile', structures: ['warehouse'] },
      { symbol: 'glass', structures: ['warehouse'] },
    ],
  },
  'grey-2': {
    colour: 'grey',
    special: false,
    known: 'single-source',
    faces: [
      { symbol: 'stone', structures: ['warehouse'] },
      { symbol: 'wood', structures: ['warehouse'] },
      { symbol: 'clay', structures: ['warehouse'] },
      { symbol: 'wood', structures: ['warehouse'] },
      { symbol: 'glass', structures: ['warehouse'] },
      { symbol: 'papyrus', structures: ['warehouse'] },
    ],
  },
  'grey-3': {
    colour: 'grey',
    special: false,
    known: 'single-source',
    faces: [
      { symbol: 'stone', structures: ['warehouse'] },
      { symbol: 'wood', structures: ['warehouse'] },
      { symbol: 'clay', structures: ['warehouse'] },
      { symbol: 'clay', structures: ['warehouse'] },
      { symbol: 'textile', structures: ['warehouse'] },
      { symbol: 'papyrus', structures: ['warehouse'] },
    ],
  },
  blue: {
    colour: 'blue',
    special: false,
    known: 'single-source',
    faces: [
      { symbol: 'mask', structures: ['agora'] },
      { symbol: 'scales', structures: ['agora'] },
      { symbol: 'fountain', structures: ['agora'] },
      { symbol: 'temple', structures: ['agora'] },
      { symbol: 'owl', structures: ['agora'] },
      { symbol: 'caduceus', structures: ['agora'] },
    ],
  },
  red: {
    colour: 'red',
    special: false,
    known: 'confirmed',
    faces: [
      { symbol: 'shield', structures: ['barracksWest', 'barracksEast'] },
      { symbol: 'axe', structures: ['barracksWest'] },
      { symbol: 'sword', structures: ['barracksEast'] },
      { symbol: 'sword', structures: ['barracksEast'] },
      { symbol: 'shield', structures: ['barracksWest', 'barracksEast'] },
      { symbol: 'axe', structures: ['barracksWest'] },
    ],
  },
  yellow: {
    colour: 'yellow',
    special: false,
    known: 'confirmed',
    faces: [
      { symbol: 'camel', structures: ['market'] },
      { symbol: 'coin7', structures: ['market'] },
      { symbol: 'chest', structures: ['market'] },
      { symbol: 'chest', structures: ['market'] },
      { symbol: 'camel', structures: ['market'] },
      { symbol: 'coin7', structures: ['market'] },
    ],
  },
  green: {
    colour: 'green',
    special: false,
    known: 'confirmed',
    faces: [
      { symbol: 'compass', structures: ['university'] },
      { symbol: 'tablet', structures: ['university'] },
      { symbol: 'gear', structures: ['university'] },
      { symbol: 'gear', structures: ['university'] },
      { symbol: 'compass', structures: ['university'] },
      { symbol: 'tablet', structures: ['university'] },
    ],
  },
  white: {
    colour: 'white',
    special: true,
    known: 'confirmed',
    faces: [
      { symbol: 'leader-blue', structures: ['leadersGallery'] },
      { symbol: 'leader-laurel', structures: ['leadersGallery'] },
      { symbol: 'leader-laurel', structures: ['leadersGallery'] },
      { symbol: 'leader-green', structures: ['leadersGallery'] },
      { symbol: 'leader-red', structures: ['leadersGallery'] },
      { symbol: 'leader-yellow', structures: ['leadersGallery'] },
    ],
  },
  black: {
    colour: 'black',
    special: true,
    known: 'confirmed',
    faces: [
      { symbol: 'spy-any', structures: ['barracksWest', 'barracksEast', 'university', 'agora', 'market'], anyTrack: true },
      { symbol: 'spy-yellow', structures: ['market'], anyTrack: true },
      { symbol: 'spy-green', structures: ['university'], anyTrack: true },
      { symbol: 'spy-blue', structures: ['agora'], anyTrack: true },
      { symbol: 'spy-grey', structures: ['warehouse'], anyTrack: true },
      { symbol: 'spy-red', structures: ['barracksWest', 'barracksEast'], anyTrack: true },
    ],
  },
  purple: {
    colour: 'purple',
    special: true,
    known: 'confirmed',
    faces: [
      { symbol: 'guild-red', structures: ['guildCourt'], compare: 'barracks' },
      { symbol: 'guild-wonder', structures: ['guildCourt'], compare: 'wonder' },
      { symbol: 'guild-grey', structures: ['guildCourt'], compare: 'warehouse' },
      { symbol: 'guild-yellow', structures: ['guildCourt'], compare: 'market' },
      { symbol: 'guild-blue', structures: ['guildCourt'], compare: 'agora' },
      { symbol: 'guild-green', structures: ['guildCourt'], compare: 'university' },
    ],
  },
} as const satisfies Record<string, DieDef>;

export type DieId = keyof typeof DICE;
export const DIE_IDS = Object.keys(DICE) as readonly DieId[];
