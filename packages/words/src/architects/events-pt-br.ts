// Portuguese: the log, and what a battle brought.
import type { Ending, TokenId } from '@maravilha/architects';
import { type CatalogueLike, plural } from '../catalogue.ts';
import { form } from '../who.ts';
import type { eventsEn } from './events-en.ts';
import { namesPtBr } from './names-pt-br.ts';
import { aCard, and, cards, conflictTokens, ofTheDeck, shields, stage, theDeck, units, victories } from './pieces-pt-br.ts';

const LANGUAGE = 'pt-BR';
const tokens = (some: readonly TokenId[]): string => and(some.map((token) => namesPtBr[`token.${token}`]));
/** The tokens that helped to pay. */
const helped = (p: { readonly economy: boolean; readonly engineering: boolean }): string => {
  const some: TokenId[] = [];
  if (p.economy) some.push('economy');
  if (p.engineering) some.push('engineering');
  return some.length === 0 ? '' : `, graças a ${tokens(some)}`;
};
const ENDED: Record<Ending, string> = { wonder: 'Uma Maravilha está completa', empty: 'Nenhum baralho tem mais cartas' };

export const eventsPtBr = {
  'event.starter-chosen': (p) => `Primeiro jogador: ${p.name ?? 'você'}.`,
  'event.wonder-chosen': (p) => `${p.name ?? 'Você'} ficou com ${p.wonder}.`,
  'event.began': (p) =>
    `Os baralhos estão na mesa. Primeiro jogador: ${p.name ?? 'você'}. Fichas de Progresso disponíveis: ${tokens(p.open)}.`,
  'event.turn': (p) => `É a ${form(p.name, 'sua vez', `vez de ${p.name}`)}.`,
  'event.looked.known': (p) => `O Gato mostra a ${p.name ?? 'você'} o topo do baralho central: ${aCard(p.card)}.`,
  'event.looked.hidden': (p) => `O Gato mostra a ${p.name ?? 'você'} a carta do topo do baralho central.`,
  'event.took.turn': (p) => `${p.name ?? 'Você'} pegou ${aCard(p.card)} ${ofTheDeck(p.deck)}.`,
  'event.took.wonder': (p) => `${p.name ?? 'Você'} pegou ${aCard(p.card)} ${ofTheDeck(p.deck)}, graças à Maravilha.`,
  'event.took.token': (p) => `${p.name ?? 'Você'} pegou ${aCard(p.card)} ${ofTheDeck(p.deck)}, carta extra da ficha ${p.token}.`,
  'event.cat.middle': (p) => `O Gato vai para ${p.name ?? 'você'}.`,
  'event.cat.from': (p) => `O Gato deixa ${p.from ?? 'você'} e vai para ${p.name ?? 'você'}.`,
  'event.flipped': (p) =>
    p.battle === p.tokens
      ? `${p.name ?? 'Você'} virou ${plural(LANGUAGE, p.count, 'a última ficha', 'as últimas fichas')} de Conflito: Batalha no fim deste turno!`
      : `${p.name ?? 'Você'} virou ${conflictTokens(p.count)} para o lado da Batalha: ${p.battle} de ${p.tokens}.`,
  'event.extra': (p) => `A ficha ${p.token} deixa ${p.name ?? 'você'} pegar mais 1 carta.`,
  'event.built': (p) =>
    `${p.name ?? 'Você'} construiu o ${stage(p.stage)} com ${p.paid}${helped(p)}${p.points > 0 ? `: +${p.points}` : ''}.`,
  'event.shield': (p) => `${p.name ?? 'Você'} ganhou um escudo permanente: agora ${shields(p.shields)}.`,
  'event.effect-lost': (p) => `${p.name ?? 'Você'} não tem mais o que pegar: o efeito se perde.`,
  'event.searched': (p) => `${p.name ?? 'Você'} olha ${cards(p.cards.length)} ${ofTheDeck(p.deck)}: ${and(p.cards.map(aCard))}.`,
  'event.kept': (p) => `${p.name ?? 'Você'} ficou com ${aCard(p.card)} e embaralhou de novo ${theDeck(p.deck)}.`,
  'event.exchanged.pair': (p) => `${p.name ?? 'Você'} trocou ${units(2, p.symbol)} por uma ficha de Progresso.`,
  'event.exchanged.trio': (p) => `${p.name ?? 'Você'} trocou três símbolos diferentes por uma ficha de Progresso.`,
  'event.token.open': (p) => `${p.name ?? 'Você'} pegou a ficha de Progresso ${p.token}.`,
  'event.token.pile': (p) => `${p.name ?? 'Você'} pegou da pilha a ficha de Progresso ${p.token}.`,
  'event.token.next': (p) => `Nova ficha disponível: ${p.token}.`,
  'event.left': (p) =>
    `${p.name ?? 'Você'} dispensou ${p.tokens.length === 1 ? 'a carta extra' : 'as cartas extras'} de ${tokens(p.tokens)}.`,
  'event.no-card': (p) => `${p.name ?? 'Você'} não tem carta para pegar e passa a vez.`,
  'event.over': (p) =>
    `${ENDED[p.ending]}. Fim da partida: ${and(p.names.map((who) => who ?? 'você'))} ${plural(LANGUAGE, p.names.length, 'venceu', 'venceram')}.`,

  // A battle, one sentence each
  'battle.shields': (p) => `Batalha! Escudos: ${p.seats.map((seat) => `${seat.name ?? 'você'}: ${seat.shields}`).join(', ')}.`,
  'battle.won': (p) => `${p.name ?? 'Você'} pega ${victories(p.count)}.`,
  'battle.nobody': 'Ninguém pega ficha de Vitória Militar.',
  'battle.discarded': (p) =>
    `${cards(p.count)} com buzina ${plural(LANGUAGE, p.count, 'é descartada', 'são descartadas')}; todas as fichas de Conflito voltam à Paz.`,
} as const satisfies CatalogueLike<typeof eventsEn>;
