import { list, plural } from '../catalogue.ts';
import type { TalkWords } from './index.ts';

const LANGUAGE = 'pt-BR';
const e = (items: readonly string[]): string => list(LANGUAGE, items);
const messages = (count: number): string => `${count} ${plural(LANGUAGE, count, 'mensagem', 'mensagens')}`;

export const ptBR: TalkWords = {
  title: 'Conversa',
  unread: (p) => `Conversa: ${p.count} ${plural(LANGUAGE, p.count, 'não lida', 'não lidas')}`,
  tabs: 'Quem lê',
  'tab.table': 'Mesa',
  'tab.team': 'Equipe',
  'team.note': (p) => `Só você e ${e(p.names)} leem aqui.`,
  'watchers.note': 'Quem assiste lê agora; os jogadores, depois da partida.',
  'watchers.mark': 'para quem assiste',
  empty: 'Ninguém disse nada ainda.',

  'write.table': 'Escreva para a mesa',
  'write.team': (p) => `Escreva para ${e(p.names)}`,
  'write.watchers': 'Escreva para quem assiste',
  send: 'Enviar',
  phrases: 'Frases prontas',
  'phrases.more': 'Mais',
  'phrases.fewer': 'Menos',
  reactions: 'Reações',

  mute: (p) => `Silenciar ${p.name}`,
  'mute.help': 'Só para você. A pessoa não fica sabendo.',
  muted: (p) => `${messages(p.count)} de ${p.name}, que você silenciou`,
  unmute: (p) => `Voltar a ouvir ${p.name}`,
  person: (p) => `${p.name}, ${p.time}: opções`,

  allowed: 'Conversa nesta mesa',
  'allowed.open': 'Livre',
  'allowed.phrases': 'Só frases',
  'allowed.off': 'Desligada',
  'note.phrases': 'O anfitrião só permite frases prontas e reações.',
  'note.off': 'O anfitrião desligou a conversa.',

  news: (p) => `${p.name} diz: ${p.words}`,
  'news.team': (p) => `${p.name} diz à equipe: ${p.words}`,

  'phrase.hello': 'Olá!',
  'phrase.good-luck': 'Boa sorte!',
  'phrase.nice-move': 'Boa jogada!',
  'phrase.well-played': 'Bem jogado!',
  'phrase.thanks': 'Valeu!',
  'phrase.sorry': 'Foi mal!',
  'phrase.oops': 'Ops!',
  'phrase.yes': 'Sim',
  'phrase.no': 'Não',
  'phrase.your-turn': 'É a sua vez',
  'phrase.one-moment': 'Um momento…',
  'phrase.back-soon': 'Já volto',
  'phrase.back': 'Voltei',
  'phrase.need-resource': 'Está me faltando um recurso',
  'phrase.rematch': 'Revanche?',
  'phrase.bye': 'Tchau!',

  'reaction.laurel': 'Bravo',
  'reaction.heart': 'Amei',
  'reaction.laugh': 'Engraçado',
  'reaction.wow': 'Uau',
  'reaction.think': 'Hum',
  'reaction.sad': 'Que pena',
};
