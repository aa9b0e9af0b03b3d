// What lies in which deck: the cards of a kind by wonder.
import './deck-table.css';
import { CARD_IDS, type CardCounts, type CardId, type DeckId, DECKS } from '@maravilha/architects/box';
import { readingWords } from '../../../base/reading-words.ts';
import { capital } from '../../../base/entries.tsx';
import { ArCard } from '../pieces/card.tsx';
import { architectsWords } from '../words.ts';

const DECK_IDS = Object.keys(DECKS) as readonly DeckId[];
const countIn = (deck: DeckId, card: CardId): number => (DECKS[deck] as CardCounts)[card] ?? 0;
const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

export function DeckTable() {
  const words = architectsWords();
  const own = readingWords();
  return (
    <div class="deck-table" tabIndex={0} role="region" aria-label={own['decks.deck']}>
      <table class="numerals">
        <thead>
          <tr>
            <th scope="col">{own['decks.deck']}</th>
            {CARD_IDS.map((card) => (
              <th key={card} scope="col">
                <ArCard card={card} size="mini" />
                <span class="visually-hidden">{words[`card.${card}`]}</span>
              </th>
            ))}
            <th scope="col">{own['decks.total']}</th>
          </tr>
        </thead>
        <tbody>
          {DECK_IDS.map((deck) => (
            <tr key={deck}>
              <th scope="row">{capital(words[`deck.${deck}`])}</th>
              {CARD_IDS.map((card) => (
                <td key={card}>{countIn(deck, card) || '–'}</td>
              ))}
              <td>{sum(CARD_IDS.map((card) => countIn(deck, card)))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{own['decks.box']}</th>
            {CARD_IDS.map((card) => (
              <td key={card}>{sum(DECK_IDS.map((deck) => countIn(deck, card)))}</td>
            ))}
            <td>{sum(DECK_IDS.flatMap((deck) => CARD_IDS.map((card) => countIn(deck, card))))}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
