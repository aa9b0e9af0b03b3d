// What opens beside or over the table: log, discard pile, keys, menu, and on the phone a whole city.
import './panels.css';
import { CardFace } from '../../components/card.tsx';
import { asideWords, tableWords } from '../../base/i18n.ts';
import { duelAsideWords } from './words.ts';
import { TablePanels } from '../../table/panels.tsx';
import { SideSheet } from '../../table/side-sheet.tsx';
import { Goods, Science, Stats, Strips, Wonders } from './city.tsx';
import { cardFace } from './faces.ts';
import { LogSheet } from './log/log-sheet.tsx';
import { byColour, type Side } from './model.ts';
import type { Play } from './play.ts';
import { cardEffect, cardLabel, cardName, citySummary, tokenEffect, tokenName } from './say.ts';
import { sayings } from './sayings.ts';

function DiscardPanel({ play }: { readonly play: Play }) {
  const cards = byColour(play.table.view.discard);
  return (
    <SideSheet play={play} title={asideWords()['discard.title']} kind="discard">
      {cards.length === 0 && <p>{asideWords()['discard.empty']}</p>}
      <div class="pile">
        {cards.map((card) => (
          <CardFace
            key={card}
            {...cardFace(card)}
            name={cardName(card)}
            title={cardEffect(card)}
            aria-label={cardLabel(card, [])}
            onClick={() => {
              play.ui.panel.value = undefined;
              play.ui.subject.value = { kind: 'card', card, from: 'discard' };
            }}
          />
        ))}
      </div>
    </SideSheet>
  );
}

/** A whole city, for the phone. */
function CitySheet({ play, side }: { readonly play: Play; readonly side: Side }) {
  const words = tableWords();
  const city = side === 'me' ? play.me : play.foe;
  const name = play.nameOf(city.seat);
  return (
    <SideSheet play={play} title={words['city.of']({ name })} kind={`whole-city ${side}`}>
      <p class="visually-hidden">{citySummary(city, name)}</p>
      <Stats city={city} />
      <h3>
        {words['city.produces']} · {words['city.buys-at']}
      </h3>
      <Goods city={city} />
      <h3>{words['city.science']}</h3>
      <Science city={city} />
      {city.tokens.length > 0 && (
        <dl>
          {city.tokens.map((token) => (
            <div key={token}>
              <dt>{tokenName(token)}</dt>
              <dd>{tokenEffect(token)}</dd>
            </div>
          ))}
        </dl>
      )}
      <h3>{asideWords()['city.cards']({ count: city.cards.length })}</h3>
      <Strips play={play} city={city} height={44} columns={1} />
      <h3>{asideWords()['city.wonders']}</h3>
      <Wonders play={play} city={city} />
    </SideSheet>
  );
}

export function Panels({ play }: { readonly play: Play }) {
  return (
    <TablePanels
      play={play}
      book="duel"
      log={<LogSheet play={play} />}
      words={{ ...duelAsideWords(), ...asideWords() }}
      sayings={sayings}
      items={[['discard', 'discard', tableWords()['discard.count']({ count: play.table.view.discard.length })]]}
      own={(panel) => {
        if (panel === 'discard') return <DiscardPanel play={play} />;
        return <CitySheet play={play} side={panel === 'city-me' ? 'me' : 'foe'} />;
      }}
    />
  );
}
