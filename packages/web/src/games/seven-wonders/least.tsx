import type { CardId } from '@maravilha/seven-wonders';
import { cardDef } from './model.ts';

/** From how many players on the card is in the deck, as it is printed. Guilds and black cards say nothing of it. */
export function Least({ card }: { readonly card: CardId }) {
  const [least] = cardDef(card).copies ?? [];
  return least === undefined ? null : (
    <small class="least numerals" aria-hidden="true">
      {least}+
    </small>
  );
}
