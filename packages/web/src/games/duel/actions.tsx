// The moves that an open card offers: build, discard, each own wonder, and why not.
import './actions.css';
import type { CardId, DuelMove, DuelReason } from '@maravilha/duel';
import { describeRefusal } from '@maravilha/words/duel';
import type { ComponentChildren } from 'preact';
import { announce } from '../../base/announce.ts';
import { theme } from '../../base/settings.ts';
import { playCue } from '../../base/sound.ts';
import { Coin, Icon, WonderScene } from '../../components/index.ts';
import { PriceTag } from '../../components/price-tag.tsx';
import { tableWords } from '../../base/i18n.ts';
import { duelWords } from './words.ts';
import { wonderFace } from './faces.ts';
import { askCard, askDiscard, askWonder, priceOf } from './model.ts';
import type { Play } from './play.ts';
import { cardName, priceTag, priceWords, wonderName, wonderShort } from './say.ts';

/** The first thing that stands against it, in words; missing coins are said by the price itself. */
const whyNot = (reason: DuelReason): string => {
  const [first] = reason.why;
  return first === undefined ? '' : describeRefusal(duelWords(), first);
};

interface ActProps {
  readonly play: Play;
  readonly reason: DuelReason;
  readonly label: string;
  readonly kind: string;
  readonly does: DuelMove['kind'];
  onAct(): void;
  readonly children: ComponentChildren;
}

/** A button for a move. A refused one stays where it is and, when pressed, says why. */
function Act({ play, reason, label, kind, does, onAct, children }: ActProps) {
  const sending = play.session.sending.value;
  const refused = !reason.possible;
  return (
    <button
      type="button"
      class={`action ${kind}${refused ? ' refused' : ''}`}
      data-confirm={refused ? undefined : does}
      aria-disabled={refused || sending}
      aria-label={refused ? `${label}. ${whyNot(reason)}` : label}
      onClick={() => {
        if (sending) return;
        if (refused) {
          playCue('refused');
          announce(whyNot(reason));
        } else onAct();
      }}
    >
      {children}
    </button>
  );
}

function WonderOptions({ play, card, slim }: { readonly play: Play; readonly card: CardId; readonly slim: boolean }) {
  const words = tableWords();
  const unbuilt = play.me.wonders.filter((w) => w.status === 'unbuilt');
  if (unbuilt.length === 0) return <p class="none">{words['act.no-wonders']}</p>;
  return (
    <div class="wonder-options" style={{ '--n': unbuilt.length }}>
      {unbuilt.map(({ wonder }) => {
        const reason = askWonder(play.table, play.table.me, wonder, card);
        const price = priceOf(reason);
        const tag = priceTag(price, slim || play.phone);
        return (
          <Act
            key={wonder}
            play={play}
            reason={reason}
            kind="wonder-action"
            does="wonder"
            label={words['act.wonder-named']({ wonder: wonderName(wonder), price: priceWords(price) })}
            onAct={() => play.move({ kind: 'wonder', wonder, card })}
          >
            <WonderScene scene={wonderFace(wonder).scene} time={theme.value} built />
            {tag && <PriceTag price={tag} />}
            <span class="name">{wonderShort(wonder)}</span>
          </Act>
        );
      })}
    </div>
  );
}

export function Actions({ play, card, slim }: { readonly play: Play; readonly card: CardId; readonly slim: boolean }) {
  const words = tableWords();
  const { table } = play;
  const build = askCard(table, table.me, card);
  const price = priceOf(build);
  const discard = askDiscard(table, table.me, card);
  const tag = priceTag(price, true);
  const income = discard.income ?? 0;
  return (
    <div class="dock-actions column">
      <div class="main-actions">
        <Act
          play={play}
          reason={build}
          kind="build"
          does="build"
          label={`${words['act.build']} ${cardName(card)}: ${priceWords(price)}`}
          onAct={() => play.move({ kind: 'build', card })}
        >
          <Icon id="ch-column" class="" />
          <span>{words['act.build']}</span>
          {price?.kind === 'coins' ? <Coin n={price.count} /> : tag && <PriceTag price={tag} />}
        </Act>
        <Act
          play={play}
          reason={discard}
          kind="sell"
          does="discard"
          label={words['act.discard-for']({ count: income })}
          onAct={() => play.move({ kind: 'discard', card })}
        >
          <Icon id="discard" class="" />
          <span>{words['act.discard']}</span>
          <span class="gain row">
            +<Coin n={income} />
          </span>
        </Act>
      </div>
      {slim ? (
        <div class="wonder-row">
          <Icon id="stage" class="" />
          <WonderOptions play={play} card={card} slim={slim} />
        </div>
      ) : (
        <div class="action wonder-actions">
          <Icon id="stage" class="" />
          <span>{words['act.wonder']}</span>
          <WonderOptions play={play} card={card} slim={slim} />
        </div>
      )}
    </div>
  );
}
