// How every table reads a view: by the game's own engine.
import { ActionList } from '@maravilha/kernel';

interface Reader<Options, View, State> {
  blank(options: Options, rules?: number): State;
  imagine(view: View, seat: number, into: State): void;
}

/** The state that says what the view says, under the rules of the table; once per view, since everything is asked of it. */
export const imagineBy =
  <Options, View extends { readonly options: Options; readonly viewer: number }, State>(engine: Reader<Options, View, State>) =>
  (view: View, rules?: number): State => {
    const state = engine.blank(view.options, rules);
    engine.imagine(view, view.viewer, state);
    return state;
  };

interface Chooser<State, Move> {
  actions(state: State, seat: number, out: ActionList): void;
  toMove(state: State, seat: number, action: number): Move;
}

const listed = new ActionList();

/** Everything a seat may do now, in the words of its page; `[]` for a seat that nothing is asked of. */
export const movesBy =
  <State, Move>(engine: Chooser<State, Move>) =>
  ({ state }: { readonly state: State }, seat: number): readonly Move[] => {
    engine.actions(state, seat, listed);
    return listed.toArray().map((action) => engine.toMove(state, seat, action));
  };
