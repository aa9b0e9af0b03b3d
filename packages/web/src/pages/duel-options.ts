// A module of its own, so that the lobby fetches the list of options and not the engine.
export { OPTION_SPECS as optionSpecs } from '@maravilha/duel';
