import { contractSuite, toy, toyHooks } from '../testing/index.ts';

contractSuite(
  'toy',
  toy,
  [
    { options: { seats: 2, hand: 'three', openPile: false } },
    { options: { seats: 3, hand: 'four', openPile: false } },
    { options: { seats: 4, hand: 'three', openPile: false } },
    { options: { seats: 2, hand: 'four', openPile: true } },
  ],
  toyHooks,
);
