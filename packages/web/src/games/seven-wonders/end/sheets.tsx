// Beside the pad: what lies under the wonders, what was discarded.
import type { CardId, FaceDown } from '@maravilha/seven-wonders';
import { CardStrip } from '../../../components/card.tsx';
import { sevenWondersEndWords } from '../end-words.ts';
import { sevenWondersWords } from '../words.ts';
import { cardFace } from '../faces.ts';
import { cityAt } from '../model.ts';
import { Pile } from '../pile.tsx';
import type { Play } from '../play.ts';
import { cardEffect, cardName } from '../say.ts';

interface SheetProps {
  readonly play: Play;
  readonly seats: readonly number[];
}

const whenOf = ({ age, turn }: FaceDown): string => sevenWondersEndWords().when({ age: sevenWondersWords().age({ age }), turn });

function Strip({ card }: { readonly card: CardId | undefined }) {
  if (card === undefined) return <span class="unknown">{sevenWondersEndWords()['face-down']}</span>;
  const face = cardFace(card);
  return <CardStrip colour={face.colour} glyphs={face.short} name={cardName(card)} title={cardEffect(card)} />;
}

export function BuriedList({ play, seats }: SheetProps) {
  const words = sevenWondersEndWords();
  return (
    <div class="buried">
      {seats.map((seat) => {
        const { stages } = cityAt(play.table, seat);
        return (
          <section key={seat}>
            <h3>{play.nameOf(seat)}</h3>
            <ol>
              {stages.map((under, i) => (
                <li key={i}>
                  <Strip card={under.card} />
                  <small>{words['buried.stage']({ stage: i + 1, when: whenOf(under) })}</small>
                </li>
              ))}
              {stages.length === 0 && <li class="none">{words['row.under.none']}</li>}
            </ol>
          </section>
        );
      })}
    </div>
  );
}

export function DiscardList({ play }: { readonly play: Play }) {
  if (play.table.view.discard.length === 0) return <p class="no-pile">{sevenWondersEndWords()['discard.empty']}</p>;
  return <Pile play={play} />;
}
