// What lies open for reading only: a card of a city or of the discard pile, a wonder, a token.
import './reading.css';
import type { CardId, WonderId } from '@maravilha/duel';
import type { ComponentChildren } from 'preact';
import { theme } from '../../base/settings.ts';
import { CardFace } from '../../components/card.tsx';
import { WonderCard } from '../../components/wonder.tsx';
import { TokenFace } from './pieces.ts';
import { asideWords } from '../../base/i18n.ts';
import { BillList, shortOf } from './bill.tsx';
import { Close } from './close.tsx';
import { cardFace, tokenFace, wonderFace } from './faces.ts';
import { askWonder } from './model.ts';
import { CardRules } from './on-demand.ts';
import type { Play, Readable } from './play.ts';
import { cardEffect, cardKind, cardName, tokenEffect, tokenName, wonderEffect, wonderName, wonderShort, wonderState } from './say.ts';

interface PageProps {
  readonly play: Play;
  readonly title: string;
  readonly where: string;
  readonly effect: string;
  readonly picture: ComponentChildren;
  readonly card?: CardId;
  readonly children?: ComponentChildren;
}

function Page({ play, title, where, effect, picture, card, children }: PageProps) {
  return (
    <div class="dock reading thing" data-reading role="region" aria-label={title}>
      {picture}
      <div class="dock-text column">
        <h3>
          {title}
          {card !== undefined && <CardRules card={card} />}
        </h3>
        <small class="where">{where}</small>
        <p>{effect}</p>
        {children}
      </div>
      <Close play={play} />
    </div>
  );
}

function WonderReading({ play, wonder, from }: { readonly play: Play; readonly wonder: WonderId; readonly from: number | 'offer' }) {
  const words = asideWords();
  const held = play.table.view.cities.flatMap((c) => c.wonders).find((w) => w.wonder === wonder);
  const seat = from === 'offer' ? play.table.me : from;
  const reason = held?.status === 'unbuilt' ? askWonder(play.table, seat, wonder) : undefined;
  const state =
    held === undefined ? words['read.on-offer'] : `${words['read.wonder-of']({ name: play.nameOf(seat) })} · ${wonderState(held)}`;
  return (
    <Page
      play={play}
      title={wonderName(wonder)}
      where={state}
      effect={wonderEffect(wonder)}
      picture={
        <WonderCard
          {...wonderFace(wonder)}
          name={wonderShort(wonder)}
          time={theme.value}
          built={held?.status === 'built'}
          out={held?.status === 'lost'}
          class="show"
        />
      }
    >
      {reason?.bill && <BillList play={play} bill={reason.bill} seat={seat} short={shortOf(reason)} form="in-line" />}
    </Page>
  );
}

export function Reading({ play, subject }: { readonly play: Play; readonly subject: Readable }) {
  const words = asideWords();
  switch (subject.kind) {
    case 'card':
      return (
        <Page
          play={play}
          title={cardName(subject.card)}
          where={`${cardKind(subject.card)} · ${subject.from === 'discard' ? words['read.in-discard'] : words['read.in-city']({ name: play.nameOf(subject.from) })}`}
          effect={cardEffect(subject.card)}
          card={subject.card}
          picture={<CardFace {...cardFace(subject.card)} name={cardName(subject.card)} class="show" />}
        />
      );
    case 'wonder':
      return <WonderReading play={play} wonder={subject.wonder} from={subject.from} />;
    case 'token':
      return (
        <Page
          play={play}
          title={tokenName(subject.token)}
          where={subject.from === 'board' ? words['read.on-board'] : words['read.token-of']({ name: play.nameOf(subject.from) })}
          effect={tokenEffect(subject.token)}
          picture={<TokenFace {...tokenFace(subject.token)} class="show" />}
        />
      );
  }
}
