// The table on a desk: the Forum and what is asked at the left, my sheet in the middle, the other sheets at the right.
import { ForumSide } from './forum-side.tsx';
import { Others } from './others.tsx';
import { OwnSheet } from './own-sheet.tsx';
import type { Play } from './play.ts';

export function Desk({ play }: { readonly play: Play }) {
  return (
    <>
      <ForumSide play={play} />
      <main class="middle" tabIndex={-1}>
        <OwnSheet play={play} />
      </main>
      <Others play={play} />
    </>
  );
}
