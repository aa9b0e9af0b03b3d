// What building the open card would do beside its printed effect.
import type { CardId } from '@maravilha/duel';
import { Icon, SCIENCE_MARK, type SymbolId } from '../../components/index.ts';
import { tableWords } from '../../base/i18n.ts';
import { type Place, symbolOf } from './model.ts';
import type { Play } from './play.ts';
import { previewMove } from './preview.ts';

/** One thing the move would do. The short form shows the sign and the figure, and keeps the words for readers and the tooltip. */
function Fact({
  icon,
  words,
  terse,
  class: more,
}: {
  readonly icon: SymbolId;
  readonly words: string;
  readonly terse?: string | undefined;
  readonly class?: string;
}) {
  return (
    <span class={more ?? ''} title={words}>
      <Icon id={icon} class="" />
      {terse === undefined ? (
        words
      ) : (
        <>
          <span class="numerals" aria-hidden="true">
            {terse}
          </span>
          <span class="visually-hidden">{words}</span>
        </>
      )}
    </span>
  );
}

/** What the move would do beside its printed effect. */
export function Previews({
  play,
  card,
  acting,
  opens,
  slim,
}: {
  readonly play: Play;
  readonly card: CardId;
  /** Whether the card could be built now: then the move is thought through. */
  readonly acting: boolean;
  readonly opens: readonly Place[];
  readonly slim: boolean;
}) {
  const words = tableWords();
  const preview = acting ? previewMove(play.table, { kind: 'build', card }) : undefined;
  const hidden = opens.filter((p) => p.card === undefined).length;
  const shown = opens.length - hidden;
  const symbol = symbolOf(card);
  const foe = play.nameOf(play.table.foe);
  const short = (text: string | number): { readonly terse?: string } => (slim ? { terse: String(text) } : {});
  const wins = preview?.over?.winners.length === 1 && preview.over.winners[0] === play.table.me;
  return (
    <div class="effects-ahead">
      {preview?.over !== undefined && <Fact icon="crown" class="big" words={wins ? words['preview.wins'] : words['preview.ends']} />}
      {hidden > 0 && <Fact icon="eye" words={words['preview.reveals']({ count: hidden })} {...short(hidden)} />}
      {shown > 0 && <Fact icon="flip" words={words['preview.opens']({ count: shown })} {...short(shown)} />}
      {preview?.pair && <Fact icon="progress" words={words['preview.pair']} {...short('+1')} />}
      {preview !== undefined && (
        <>
          {preview.symbols !== undefined && symbol !== undefined && (
            <Fact
              icon={SCIENCE_MARK[symbol].symbol}
              words={words['preview.symbol']({ count: preview.symbols, needed: preview.needed })}
              {...short(`${preview.symbols}/${preview.needed}`)}
            />
          )}
          {preview.steps > 0 && (
            <Fact icon="shield" words={words['preview.pawn']({ steps: preview.steps })} {...short(`+${preview.steps}`)} />
          )}
          {preview.loot > 0 && (
            <Fact icon="loot" words={words['preview.loot']({ name: foe, count: preview.loot })} {...short(`−${preview.loot}`)} />
          )}
          {preview.points.after !== preview.points.before && (
            <Fact
              icon="points"
              words={words['preview.points'](preview.points)}
              {...short(`${preview.points.before} → ${preview.points.after}`)}
            />
          )}
          {preview.coins !== play.me.coins && (
            <Fact icon="coin" words={words['preview.coins']({ after: preview.coins })} {...short(`${play.me.coins} → ${preview.coins}`)} />
          )}
        </>
      )}
    </div>
  );
}
