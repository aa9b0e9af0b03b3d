import type { DeviceWords } from './index.ts';

export const ptBR = {
  'sheet.title': 'Continuar em outro aparelho',
  'sheet.line':
    'Leia o código ou abra o link lá: seu nome e todas as suas mesas vão junto e continuam aqui também. Só não vão as marcadas “neste aparelho”.',
  'sheet.good': 'Vale uma vez, por dez minutos. É a chave dos seus lugares: não mostre a mais ninguém.',
  'sheet.qr': 'QR code do seu link',
  'sheet.link': 'Seu link para outro aparelho',
  'sheet.waiting': 'Criando o link…',
  'sheet.anew': 'Criar outro link',
  'page.title': 'Continuar neste aparelho',
  'page.line': 'Seu nome e suas mesas vêm para este navegador. Se ele tiver mesas próprias, elas ficam para trás.',
  'page.go': 'Continuar aqui',
  'page.busy': 'Um momento…',
  'page.no-token': 'Este link está incompleto. Abra “Continuar em outro aparelho” no outro e leia o código de novo.',
} satisfies DeviceWords;
