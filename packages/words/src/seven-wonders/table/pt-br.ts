// What the table of 7 Wonders says, in Brazilian Portuguese.
import { list, plural } from '../../catalogue.ts';
import type { SevenWondersTableWords } from './index.ts';

const LANGUAGE = 'pt-BR';
const cards = (count: number): string => `${count} ${plural(LANGUAGE, count, 'carta', 'cartas')}`;
const coins = (count: number): string => `${count} ${plural(LANGUAGE, count, 'moeda', 'moedas')}`;
const shields = (count: number): string => `${count} ${plural(LANGUAGE, count, 'escudo', 'escudos')}`;
const points = (count: number): string => `${count} ${plural(LANGUAGE, count, 'ponto', 'pontos')}`;
const debts = (count: number): string => `${count} ${plural(LANGUAGE, count, 'Dívida', 'Dívidas')}`;

export const ptBR: SevenWondersTableWords = {
  none: 'nenhuma',
  you: 'você',
  'you.capital': 'Você',

  // The bar
  'bar.boards': 'Maravilhas',
  'bar.sealed': 'Escolha feita',
  'bar.waiting': (p) => `Aguardando mais ${p.count}`,
  'bar.ready': (p) => `${p.ready} de ${p.all} prontos`,
  'bar.short.wait': 'Aguarde',
  'bar.short.board': 'Escolha o tabuleiro',
  'bar.short.side': 'Escolha o lado',
  'bar.short.turn': 'Escolha',
  'bar.short.last-card': 'Última carta',
  'bar.short.revive': 'Descarte',
  'bar.short.loss': 'Perca moedas',
  'bar.short.over': 'Fim',

  // Seats
  'mood.ready': 'já escolheu',
  'mood.thinking': 'pensando',
  'mood.idle': 'aguardando',
  'seat.left': 'à sua esquerda',
  'seat.right': 'à sua direita',
  'team.set': (p) => `${p.name} escolheu: ${p.what}`,
  'team.partner': 'colega de equipe',
  'team.with': (p) => `equipe com ${p.name}`,

  // A city
  'city.of': (p) => `Cidade de ${p.name}`,
  'city.open': (p) => `Ver a cidade de ${p.name}`,
  'city.summary': (p) =>
    `${p.name}, ${p.board}: ${p.stages} de ${p.total} Estágios, ${coins(p.coins)}, ${shields(p.shields)}${p.debts > 0 ? `, ${debts(p.debts)}` : ''}${
      p.diplomacy > 0 ? `, ${p.diplomacy} ${plural(LANGUAGE, p.diplomacy, 'ficha', 'fichas')} de Diplomacia` : ''
    }. Fichas de Conflito: ${p.tokens}. Ciência: ${p.symbols}. Cartas: ${p.cards}.`,
  'stat.points': (p) => `${points(p.count)} se a partida acabasse agora`,
  'stat.stages': (p) => `${p.built} de ${p.total} Estágios`,
  'sells.you': 'Vende a você por',
  'sells.rebate': (p) => `−${p.count} uma vez`,
  'makes.title': 'Produz',
  'tokens.title': 'Fichas de Conflito',
  'war.title': (p) => `Conflito da Era ${p.age}`,
  'war.none.partners': 'sem conflito',
  'war.none.stays-away': 'você fica de fora',
  'war.none.nobody': 'sem conflito',
  'board.none': 'Ainda sem tabuleiro',
  'board.side': (p) => `Lado ${p.side === 'Noite' ? 'da' : 'do'} ${p.side}`,
  'stage.label': (p) => `Estágio ${p.stage}, ${p.built ? 'construído' : p.cost}: ${p.effect}`,
  'stage.under': (p) => `Debaixo dele: ${p.card}.`,

  // What a seat did last
  'last.title': 'Último turno',
  'herald.war': (p) => `Fim da Era ${p.age}: conflitos`,
  'last.none': 'nada ainda',
  'last.free': 'de graça',
  'last.chain': 'encadeada',
  'last.discard': 'do descarte',
  'last.own': 'com recursos próprios',
  'last.paid': (p) => `por ${coins(p.count)}`,
  'last.stage': (p) => `Estágio ${p.stage}${p.paid > 0 ? `, pagou ${p.paid}` : ''}`,
  'last.sold': 'vendeu uma carta, +3',
  'last.revived': (p) => `${p.cards} do descarte`,

  // The hand and the tags on its cards
  'hand.mine': 'Minha mão',
  'hand.of': (p) => `Mão de ${p.name}`,
  'hand.which': 'Qual mão está aberta',
  'hand.hidden': 'Espectadores não veem as mãos.',
  'tag.free': 'Grátis',
  'tag.short': 'Falta',
  'tag.short-of': (p) =>
    `${plural(LANGUAGE, p.count, 'Falta', 'Faltam')} ${p.count} ${plural(LANGUAGE, p.count, p.resource, `${p.resource}s`)}`,
  'tag.short-goods': (p) =>
    `${plural(LANGUAGE, p.count, 'Falta', 'Faltam')} ${p.count} ${plural(LANGUAGE, p.count, 'recurso', 'recursos')}`,
  'tag.goods': (p) => `${p.count} recursos`,
  'tag.built': 'Já construída',
  'tag.complete': 'Completa',
  'tag.no': 'Impossível',
  'price.free': 'grátis agora',
  'price.chain': (p) => `grátis agora pelo símbolo ${p.symbol}`,
  'price.pay': (p) => {
    const parts = [
      p.bank > 0 ? `${p.bank} ao banco` : '',
      p.left > 0 ? `${p.left} à esquerda` : '',
      p.right > 0 ? `${p.right} à direita` : '',
    ].filter((part) => part !== '');
    return `${coins(p.bank + p.left + p.right)} agora: ${parts.join(', ')}`;
  },
  'price.no': (p) => `não é possível: ${p.why}`,
  'price.for': (p) => `para ${p.name}: ${p.price}`,
  'card.cost': (p) => `custo: ${p.cost}`,
  'card.chain-in': (p) => `grátis com o símbolo ${p.symbol}`,
  'card.chain-out': (p) => `dá os símbolos ${p.symbols}`,
  'card.chosen': 'escolhida',
  'card.worth': (p) => `${points(p.count)} na situação atual`,
  'card.sealed': 'esta é a sua escolha',
  'read.discard': 'no descarte',

  // The open card
  'act.build': 'Construir',
  'act.stage': (p) => `Estágio ${p.stage}`,
  'act.stage-with': (p) => `${p.stage} com ${p.card}`,
  'act.wonder': 'Maravilha',
  'act.sell': 'Vender',
  'act.sell-for': (p) => `Vender ${p.card} por ${coins(p.count)}`,
  'act.let-go': 'Descartar',
  'act.show': (p) => `Mostrar esta carta a ${p.name}`,
  'act.shown': (p) => `${p.name} agora vê: ${p.card}`,
  'act.change': 'Mudar',
  'act.change.help': 'até todos escolherem',
  'split.title': 'Formas de pagar',
  'split.label': (p) => `${p.said}: ${coins(p.total)} ao todo`,
  'split.total': (p) => `total ${p.total}`,
  'bill.own': 'da sua cidade',
  'bill.of-yours': (p) => `${p.count} da sua cidade`,
  'bill.from': (p) => `${p.count} de ${p.name}`,
  'bill.from-at': (p) => `${p.count} de ${p.name}, a\u00a0${p.each}`,
  'bill.bank': 'ao banco',
  'bill.chain': (p) => `Grátis: encadeamento com ${p.card}`,
  'bill.nothing': 'Não custa nada.',
  'preview.points': (p) => `${p.before} → ${p.after} pontos`,
  'preview.shields': (p) => `${p.before} → ${p.after} escudos`,
  'preview.coins': (p) => `${p.before} → ${coins(p.after)}`,
  'preview.losers': (p) => `${p.count} ${plural(LANGUAGE, p.count, 'jogador perde', 'jogadores perdem')} até ${p.loss}`,
  'preview.sold': (p) => `${list(LANGUAGE, p.names)} podem comprar de você.`,
  'preview.title': 'Se construir agora',
  'roots.title': 'Grátis com',
  'later.title': 'Deixa grátis mais tarde',
  'sealed.build': (p) => `Construindo ${p.card}`,
  'sealed.sell': (p) => `Vendendo ${p.card}`,
  'sealed.sell.help': 'A carta vai para o descarte, virada para baixo, por',
  'sealed.stage': (p) => `Construindo o Estágio ${p.stage}`,
  'sealed.stage.help': (p) => `${p.card}: a carta fica virada para baixo sob a Maravilha.`,

  // Questions beside a turn
  'loss.title': (p) => `Perca ${coins(p.count)}`,
  'loss.cause': (p) => `${p.name}: ${p.what}.`,
  'loss.both': (p) => `${p.coins} e ${p.debts}`,
  'loss.coins': 'moedas',
  'loss.debts': 'Dívidas',
  'loss.points': 'pontos',
  'loss.help':
    'Cada Dívida vale −1 ponto no fim e não pode ser paga depois. Cada 3 moedas valem 1 ponto. Ninguém vê sua escolha antes de todos escolherem.',
  'revive.rest': (p) =>
    p.count === 1
      ? '1 carta do descarte não pode ser construída: sua cidade já tem uma igual.'
      : `${cards(p.count)} do descarte não podem ser construídas: sua cidade já tem iguais.`,
  'revive.pick': 'Escolha uma carta para ver o que ela faz.',
  'revive.build': (p) => `Construir ${p.card} de graça`,
  'revive.decline': 'Não construir nada',
  'boards.title': 'Tabuleiros disponíveis',
  'boards.change': 'Você pode mudar até todos escolherem.',
  'boards.later': 'depois',
  'boards.side-set': (p) => `Escolhido: ${p.side}`,

  // Panels
  'discard.title': 'Pilha de descartes',
  'discard.from': (p) => `${p.name}, ${p.age}, turno ${p.turn}`,
  'end.pad': 'Caderneta de pontuação',
};
