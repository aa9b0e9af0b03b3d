// The first turn of a first game, told one seat after another: what each did, and what follows from it.
import { CARDS, type LastTurn, type SevenWondersView } from '@maravilha/seven-wonders';
import { describeLast } from '@maravilha/words/seven-wonders';
import type { ComponentChildren } from 'preact';
import type { FirstTurn } from '../../base/tips.ts';
import { CardBack } from '../../components/card-back.tsx';
import { CardFace } from '../../components/card.tsx';
import { seatIn } from '../../table/sight.ts';
import { cardFace } from './faces.ts';
import { cardEffect, cardName, howWords, roman } from './say.ts';
import { sevenWondersTipWords } from './tip-words.ts';
import { sevenWondersTableWords, sevenWondersWords } from './words.ts';

// The server sends this game's view at its table.
const viewOf = (match: { readonly view: object }): SevenWondersView => match.view as SevenWondersView;

const briefOf = (last: LastTurn): string => {
  if (last.kind === 'built') return cardName(last.card);
  return last.kind === 'stage' ? sevenWondersTipWords()['first.stage']({ stage: roman(last.stage) }) : howWords(last);
};

const followsOf = (last: LastTurn): string => {
  if (last.kind === 'built') {
    const { colour } = CARDS[last.card];
    const effect = cardEffect(last.card);
    return colour === 'brown' || colour === 'grey' ? sevenWondersTipWords()['first.makes']({ effect }) : effect;
  }
  return sevenWondersTipWords()[last.kind === 'stage' ? 'first.stage.follows' : 'first.sold.follows'];
};

const drawingOf = (last: LastTurn): ComponentChildren =>
  last.kind === 'built' ? (
    <CardFace {...cardFace(last.card)} name={cardName(last.card)} role="img" aria-label={cardName(last.card)} />
  ) : (
    <CardBack back="age-1" role="img" aria-label={sevenWondersWords()['back.age-1']} />
  );

export const firstTurn: FirstTurn = {
  rule: 'WO-TURN-12',
  isOn: (match) => {
    const { decision, age, turn } = viewOf(match);
    return decision === 'turn' && age === 1 && turn === 1;
  },
  acts: (info, after, nameOf) =>
    viewOf(after).seats.flatMap((_, seat) => {
      const { last } = seatIn(viewOf(after).seats, seat);
      if (last === undefined) return [];
      const who = seat === info.you ? sevenWondersTableWords()['you.capital'] : nameOf(seat);
      const said = sevenWondersTipWords()['first.said']({ who, did: describeLast(sevenWondersWords(), last) });
      return [{ seat, brief: briefOf(last), said, follows: followsOf(last), drawing: drawingOf(last) }];
    }),
};
