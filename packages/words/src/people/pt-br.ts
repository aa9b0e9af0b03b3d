import { type CatalogueLike, plural } from '../catalogue.ts';
import type { en } from './en.ts';

export const ptBR = {
  'away.title': (p) => `${p.name} está ausente`,
  'away.for': (p) => `há ${plural('pt-BR', p.minutes, '1 minuto', `${p.minutes} minutos`)}`,
  'away.watch': 'Os jogadores decidem como continuar.',
  'several.away': (p) => plural('pt-BR', p.count, '1 pessoa ausente', `${p.count} pessoas ausentes`),
  'several.ask': (p) => plural('pt-BR', p.count, '1 pedido de lugar', `${p.count} pedidos de lugar`),
  'several.look': 'Ver quem',
  'several.title': 'A decidir',
  'vote.title': (p) => `O que fazer com o lugar de ${p.name}`,
  'vote.open': 'Decidir',
  'vote.wait': 'Esperar',
  'vote.bot': 'Bot até a volta',
  'vote.offer': 'Oferecer o lugar',
  'vote.end': 'Encerrar a partida',
  'vote.count': (p) => `${p.voted} de ${p.all} já votaram`,
  'vote.for': (p) => plural('pt-BR', p.count, '1 voto', `${p.count} votos`),
  'vote.host': (p) => `${p.name} desempata`,
  'vote.host-you': 'você desempata',

  'mine.title': 'Um bot está jogando por você',
  'mine.offered': 'Seu lugar está sendo oferecido a outras pessoas.',

  'ask.title': (p) => `${p.name} pede o lugar de ${p.seat}`,
  'ask.yes': 'Dar o lugar',
  'ask.no': 'Recusar',
  'asked.title': (p) => `Você pediu o lugar de ${p.name}`,
  'asked.host': (p) => `${p.name} decide`,
  'asked.stop': 'Desistir do pedido',
  'asked.declined': 'O pedido do lugar foi recusado.',
  'asked.granted': 'O lugar é seu.',

  'watch.title': 'Você está assistindo',
  'watch.from': 'Visto do lugar de',
  'watch.take': (p) => `Assumir o lugar de ${p.name}`,

  'change.left': (p) => `${p.name} deixou um bot no lugar.`,
  'change.timed-out': (p) => `O tempo de ${p.name} acabou; um bot continua.`,
  'change.returned': (p) => `${p.name} voltou.`,
  'change.stood-in': (p) => `A mesa decidiu: um bot joga no lugar de ${p.name} até a volta.`,
  'change.offered': (p) => `O lugar de ${p.name} está sendo oferecido: quem assiste pode pedir. Enquanto isso, um bot joga.`,
  'change.resigned': (p) => `${p.name} desistiu; um bot fica com o lugar até o fim.`,
  'change.taken-over': (p) => `${p.name} assumiu um lugar.`,
  'change.ended': 'A partida foi encerrada.',
  'change.wait': (p) => `A mesa decidiu esperar por ${p.name}.`,
  'change.you-timed-out': 'Seu tempo acabou; um bot está jogando por você.',

  'ended.title': 'A partida acabou antes do fim',
  'ended.vote': (p) => `Os jogadores decidiram encerrá-la porque ${p.name} estava ausente.`,
  'ended.resigned': (p) => `${p.name} desistiu.`,
  'ended.you-resigned': 'Você desistiu.',
  'ended.won': (p) => `${p.name} venceu.`,
  'ended.you-won': 'Você venceu.',
  'ended.unrated': 'Ela não conta para nenhuma classificação.',

  'clock.of': (p) => `Tempo restante de ${p.name}: ${p.time}`,
  'clock.left': (p) => `${plural('pt-BR', p.seconds, 'Resta', 'Restam')} ${p.seconds} ${plural('pt-BR', p.seconds, 'segundo', 'segundos')}`,

  'rematch.wanted': (p) => `${p.name} quer uma revanche.`,
} satisfies CatalogueLike<typeof en>;
