import type { LocalWords } from './index.ts';

export const ptBR = {
  'local.you': 'Você',
  'fault.title': 'Sem mesas neste aparelho',
  'fault.newer':
    'Uma versão mais nova do Maravilha guarda as mesas deste aparelho. Nada se perdeu: recarregue a página para usar essa versão.',
  'fault.foreign': 'Outro programa guarda os dados dele no lugar das mesas. Nada foi alterado.',
  'fault.unusable':
    'Este navegador não deixa o Maravilha guardar nada aqui ou não consegue ler. Veja se há espaço no aparelho e se você está em uma janela anônima.',
} satisfies LocalWords;
