// Portuguese: the log, conflicts, and what a seat did last.
import type { BuiltBy, Pay } from '@maravilha/seven-wonders';
import { type CatalogueLike, plural } from '../catalogue.ts';
import { form } from '../who.ts';
import type { eventsEn } from './events-en.ts';
import { namesPtBr } from './names-pt-br.ts';
import { age, and, coins, debts, price, shields, theCard, tokens, victory } from './pieces-pt-br.ts';

/** How a card came to be built, after the name of the card. */
const HOW: Record<Exclude<BuiltBy, 'payment'>, string> = {
  chain: 'de graça, por encadeamento',
  'first-of-colour': 'de graça, por ser a primeira da cor',
  'first-of-age': 'de graça, por ser a primeira carta da Era',
  'last-of-age': 'de graça, por ser a última carta da Era',
  discard: 'de graça, da pilha de descartes',
};
const how = (by: BuiltBy, pay: Pay, bank: number): string => (by === 'payment' ? price(pay, bank) : ` ${HOW[by]}`);
const SIDES = { left: 'esquerda', right: 'direita' } as const;

export const eventsPtBr = {
  'event.board-taken': (p) => `${p.name ?? 'Você'} ficou com ${namesPtBr[`board.${p.board}`]}.`,
  'event.side-chosen': (p) => `${p.name ?? 'Você'} escolheu o lado ${p.side === 'day' ? 'do Dia' : 'da Noite'}.`,
  'event.age-began': (p) => `Começou a ${age(p.age)}.`,
  'event.built': (p) => `${p.name ?? 'Você'} construiu ${theCard(p.card)}${how(p.by, p.pay, p.bank)}.`,
  'event.stage-built.known': (p) =>
    `${p.name ?? 'Você'} construiu o Estágio ${p.stage} da Maravilha com ${theCard(p.card)}${price(p.pay, p.bank)}.`,
  'event.stage-built.hidden': (p) => `${p.name ?? 'Você'} construiu o Estágio ${p.stage} da Maravilha${price(p.pay, p.bank)}.`,
  'event.sold.known': (p) => `${p.name ?? 'Você'} vendeu ${theCard(p.card)} por ${coins(p.income)}.`,
  'event.sold.hidden': (p) => `${p.name ?? 'Você'} vendeu uma carta por ${coins(p.income)}.`,
  'event.left-over.known': (p) => `${form(p.name, 'Sua última carta', `A última carta de ${p.name}`)}, ${theCard(p.card)}, foi descartada.`,
  'event.left-over.hidden': (p) => `${form(p.name, 'Sua última carta', `A última carta de ${p.name}`)} foi descartada.`,
  'event.trade-income': (p) => `${p.name ?? 'Você'} recebeu ${coins(p.count)} dos vizinhos pelos recursos.`,
  'event.coins': (p) => `${p.name ?? 'Você'} recebeu ${coins(p.count)} (${p.source}).`,
  'event.victory-token': (p) => `${p.name ?? 'Você'} pegou ${victory(p.age)} (${p.source}).`,
  'event.defeats-discarded': (p) => `${p.name ?? 'Você'} descartou ${tokens(p.count)} de Derrota Militar (${p.source}).`,
  'event.diplomacy-taken': (p) => `${p.name ?? 'Você'} pegou uma ficha de Diplomacia (${p.source}).`,
  'event.debts-given': (p) => `${p.name ?? 'Você'} pegou ${debts(p.count)} (${p.source}).`,
  'event.looks-through-discard': (p) => `${p.name ?? 'Você'} está olhando a pilha de descartes.`,
  'event.declined.revive': (p) => `${p.name ?? 'Você'} não construiu nada da pilha de descartes.`,
  'event.declined.last-card': (p) => `${p.name ?? 'Você'} descartou a última carta.`,
  'event.loss': (p) => `${p.name ?? 'Você'} tem de perder ${coins(p.count)}.`,
  'event.loss-settled.coins': (p) => `${p.name ?? 'Você'} perdeu ${coins(p.coins)}.`,
  'event.loss-settled.debts': (p) => `${p.name ?? 'Você'} pegou ${debts(p.debts)}.`,
  'event.loss-settled.both': (p) => `${p.name ?? 'Você'} perdeu ${coins(p.coins)} e pegou ${debts(p.debts)}.`,
  'event.passed': (p) => `Todas as cartas passaram para a ${SIDES[p.to]}.`,
  'event.conflicts': (p) => `Conflitos Militares da ${age(p.age)}.`,
  'event.conflicts.none': 'Não há Conflitos Militares.',
  'event.over': (p) =>
    `Fim da partida: ${and(p.names.map((who) => who ?? 'você'))} ${plural('pt-BR', p.names.length, 'venceu', 'venceram')}.`,

  // Conflicts, one sentence each
  'conflict.won': (p) =>
    `${p.winner ?? 'Você'} venceu ${p.loser ?? 'você'} com ${shields(p.shields[0])} a ${p.shields[1]}: +${p.won} contra −${p.lost}.`,
  'conflict.won.doubled': (p) =>
    `${p.winner ?? 'Você'} venceu ${p.loser ?? 'você'} com ${shields(p.shields[0])} a ${p.shields[1]}: em dobro, +${p.won} contra −${p.lost}.`,
  'conflict.equal': (p) => `${p.names[0] ?? 'Você'} e ${p.names[1] ?? 'você'} empataram com ${shields(p.shields)}: nenhuma ficha.`,
  'conflict.both-diplomacy': (p) => `${p.names[0] ?? 'Você'} e ${p.names[1] ?? 'você'} usam a Diplomacia: nenhuma ficha.`,
  'conflict.sits-out': (p) => `${p.name ?? 'Você'} usa a Diplomacia e fica de fora.`,
  'conflict.single': (p) => `${p.name ?? 'Você'} usa a Diplomacia: uma ficha em vez de duas.`,

  // The war as it stands, in small places
  'war.win': 'vitória',
  'war.lose': 'derrota',
  'war.tie': 'empate',
  'war.doubled': 'em dobro',
  'war.partners': 'Sem conflito entre colegas de equipe',
  'war.you-sit-out': 'Diplomacia: você fica de fora',
  'war.sits-out': (p) => `${p.name} fica de fora: você enfrenta ${p.other}`,
  'war.nobody': (p) => `${p.name} fica de fora: ninguém a enfrentar`,
  'war.would': (p) =>
    `Você contra ${p.name}: ${p.mine} a ${shields(p.theirs)}, ${
      p.points > 0 ? `vitória, +${p.points}` : p.points < 0 ? `derrota, −${-p.points}` : 'nenhuma ficha'
    }`,

  // What a seat did in the last turn, beside its name
  'last.built': (p) => `Construiu ${theCard(p.card)}${how(p.by, p.pay, p.bank)}`,
  'last.stage.known': (p) => `Construiu o Estágio ${p.stage} com ${theCard(p.card)}${price(p.pay, p.bank)}`,
  'last.stage.hidden': (p) => `Construiu o Estágio ${p.stage}${price(p.pay, p.bank)}`,
  'last.sold.known': (p) => `Vendeu ${theCard(p.card)}`,
  'last.sold.hidden': 'Vendeu uma carta',
  'last.revived': (p) => `Construiu ${and(p.cards.map(theCard))} da pilha de descartes`,
  'last.none': 'Ainda não jogou',

  // How a card was built, alone
  'by.payment': 'pelo custo',
  'by.chain': 'grátis por encadeamento',
  'by.first-of-colour': 'grátis por ser a primeira da cor',
  'by.first-of-age': 'grátis por ser a primeira carta da Era',
  'by.last-of-age': 'grátis por ser a última carta da Era',
  'by.discard': 'grátis da pilha de descartes',
} as const satisfies CatalogueLike<typeof eventsEn>;
