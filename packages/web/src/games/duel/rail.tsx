import './rail.css';
import { Coin, Icon } from '../../components/index.ts';
import { TokenGone } from './pieces.ts';
import { tableWords } from '../../base/i18n.ts';
import { Token } from './city.tsx';
import { eventsIn } from './log.ts';
import { boardPlaces, distances, pawnFor, railOf, type RailCell, type Side } from './model.ts';
import type { Play } from './play.ts';

function Tokens({ play }: { readonly play: Play }) {
  const words = tableWords();
  const places = boardPlaces(play.table.view, eventsIn(play.session.log.value));
  return (
    <ul class="tokens" aria-label={words['board.tokens']}>
      {places.map((token, i) => (
        <li key={token ?? `gone-${i}`}>
          {token === undefined ? <TokenGone aria-hidden="true" /> : <Token play={play} token={token} from="board" />}
        </li>
      ))}
    </ul>
  );
}

/** How far a side is from the other's capital. */
function Distance({ steps, said }: { readonly steps: number; readonly said: string }) {
  return (
    <span class="distance row">
      <Icon id="shield" class={steps <= 3 ? 'near' : ''} />
      <b class="numerals">{steps}</b>
      <span>{said}</span>
    </span>
  );
}

/** The board's centre: progress tokens, and on wide screens how far each side is from the other's capital. */
export function TokenRow({ play }: { readonly play: Play }) {
  const words = tableWords();
  const { table } = play;
  const far = distances(table);
  const me = play.nameOf(table.me);
  const foe = play.nameOf(table.foe);
  if (play.phone) return <Tokens play={play} />;
  return (
    <div class="token-row">
      <Distance steps={far.foe} said={table.seated ? words['rail.to-you']({ name: foe }) : words['rail.other']({ name: foe, other: me })} />
      <Tokens play={play} />
      <Distance
        steps={far.me}
        said={table.seated ? words['rail.from-you']({ name: foe }) : words['rail.other']({ name: me, other: foe })}
      />
    </div>
  );
}

const zoneClass = (cell: RailCell): string => `cell zone-${cell.points}${cell.joint ? ' joint' : ''}`;

function Pawn() {
  return (
    <i class="pawn" data-place="pawn">
      <Icon id="shield" class="" />
    </i>
  );
}

/** The conflict track, the viewer's capital on the left. */
export function Rail({ play }: { readonly play: Play }) {
  const words = tableWords();
  const { table } = play;
  const cells = railOf(table);
  const pawn = pawnFor(table, table.view.pawn);
  const far = distances(table);
  const towards = pawn > 0 ? table.foe : table.me;
  const points = cells.find((c) => c.pawn)?.points ?? 0;
  const said =
    pawn === 0
      ? words['rail.middle']
      : words['rail.pawn']({ name: play.nameOf(towards), steps: Math.abs(pawn), left: pawn > 0 ? far.me : far.foe, points });
  // Inside a capital the pawn stands on the capital itself.
  const inside = far.me <= 0 ? 'foe' : far.foe <= 0 ? 'me' : undefined;
  const capital = (side: Side) => (
    <span class={`capital ${side}`}>
      <Icon id="capital" class="" />
      {inside === side && <Pawn />}
    </span>
  );
  return (
    <div class="track">
      <div class="rail" role="img" aria-label={`${words['rail.title']}. ${said}`}>
        {capital('me')}
        {cells.map((cell) => (
          <span key={cell.at} class={zoneClass(cell)} data-cell={cell.at}>
            {cell.loot > 0 && (
              <i
                class="loot"
                data-place={`loot:${cell.at < 0 ? 'me' : 'foe'}:${cell.loot}`}
                title={words['rail.loot']({ name: play.nameOf(cell.at < 0 ? table.me : table.foe), count: cell.loot })}
              >
                <Coin n={-cell.loot} />
              </i>
            )}
            {cell.pawn && inside === undefined && <Pawn />}
          </span>
        ))}
        {capital('foe')}
      </div>
      {!play.phone && (
        <div class="zones" aria-hidden="true">
          {[...new Set(cells.map((c) => `${Math.sign(c.at)}:${c.points}`))].map((key) => {
            const zone = cells.filter((c) => `${Math.sign(c.at)}:${c.points}` === key);
            return (
              <span key={key} class={zone.some((c) => c.pawn) ? 'now' : ''} style={{ flexGrow: zone.length }}>
                <Icon id="points" class="" />
                {zone[0]?.points}
              </span>
            );
          })}
        </div>
      )}
    </div>
  );
}
