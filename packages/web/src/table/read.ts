// How every table reads a view: by the game's own engine.
import { ActionList } from '@maravilha/kernel';

interface Engine<Options, View, State, Move> {
  blank(options: Options, rules?: number): State;
  imagine(view: View, seat: number, into: State): void;
  actions(state: State, seat: number, out: ActionList): void;
  toMove(state: State, seat: number, action: number): Move;
}

const listed = new ActionList();

/** What is asked of the engine of a game, in the words of its page. */
export const readingBy = <Options, View extends { readonly options: Options; readonly viewer: number }, State, Move>(
  engine: Engine<Options, View, State, Move>,
) => ({
  /** The state that says what the view says, under the rules of the table; once per view, since everything is asked of it. */
  imagine: (view: View, rules?: number): State => {
    const state = engine.blank(view.options, rules);
    engine.imagine(view, view.viewer, state);
    return state;
  },
  /** Everything a seat may do now; `[]` for a seat that nothing is asked of. */
  movesOf: ({ state }: { readonly state: State }, seat: number): readonly Move[] => {
    engine.actions(state, seat, listed);
    return listed.toArray().map((action) => engine.toMove(state, seat, action));
  },
});
