import type { HelpWords } from './index.ts';

export const ptBR = {
  'help.title': 'Ajuda e ajustes',
  'help.how-title': 'Como jogar aqui',
  'help.how':
    '“Jogar” abre uma partida contra bots. “Criar mesa” abre uma mesa sua: mande o link, o código ou o QR code para quem quiser. Se um amigo mandou um código, entre logo abaixo dos jogos. Sem cadastro: este navegador lembra de você.',
  'help.lobby':
    'Mande o link, o código ou o QR code para os amigos; quem abrir pode se sentar em um lugar aberto. Bots ocupam os lugares que sobrarem. O anfitrião escolhe as opções e dá início à partida; todos veem as mudanças na hora.',
  'help.sound': 'Som',
  'help.sound-note': 'Avisos curtos de vez, cartas e moedas',
  'help.keys-title': 'Teclado',
  'help.keys':
    'Tab passa de um controle a outro, Enter aciona, Esc fecha o que está aberto. Na partida, as setas percorrem as cartas e ? mostra todas as teclas.',
  'help.about-title': 'Sobre',
  'help.motion': 'Velocidade da animação',
  'help.motion-note': 'Rapidez com que cartas e moedas se movem',
} satisfies HelpWords;
