import { contractSuite, garden } from '../testing/index.ts';

contractSuite('garden', garden, [{ options: { seats: 2 } }, { options: { seats: 3 } }, { options: { seats: 4 } }]);
