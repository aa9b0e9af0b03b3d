// What is asked of me beside the card of the turn, in the box beside my city; while nothing is asked, what the box shows else.
import type { ComponentChildren } from 'preact';
import type { Play } from '../play.ts';
import { ActPrompt } from './act.tsx';
import { TokenPrompt } from './token.tsx';
import { AnyDeckPrompt, KeepPrompt, SearchPrompt, SearchWatch } from './wonder-effects.tsx';

export function Prompt({ play, children }: { readonly play: Play; readonly children?: ComponentChildren }) {
  const { view, mine } = play.table;
  if (!mine) return view.search === undefined || play.phone ? <>{children}</> : <SearchWatch play={play} />;
  switch (view.decision) {
    case 'act':
      // On a phone an extra card is taken on the table itself, see phone.tsx.
      return play.phone && play.tasks.every((task) => task.kind === 'extra') ? null : <ActPrompt key={view.decision} play={play} />;
    case 'any-deck':
      return <AnyDeckPrompt play={play} />;
    case 'search':
      return <SearchPrompt play={play} />;
    case 'keep':
      return <KeepPrompt play={play} />;
    case 'token':
      return <TokenPrompt play={play} />;
    case 'card':
    case 'starter':
    case 'wonder':
    case 'over':
      return <>{children}</>;
  }
}
