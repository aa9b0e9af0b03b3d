import type { CatalogueLike } from '../catalogue.ts';
import type { en } from './en.ts';

const USAGE = `Maravilha, na linha de comando

  play --game JOGO [--bot BOT] [--seat N] [--options JSON] [--seed HEX] [--save ARQUIVO] [--lang IDIOMA]
      jogar uma partida inteira neste terminal contra bots
  sim --game JOGO [--seats N] [--games M] [--seed S] [--bots A,B] [--playouts N] [--options JSON] [--json]
      deixar bots jogarem muitas partidas e mostrar as estatísticas
  arena --game JOGO --a BOT --b BOT [--seats N] [--options JSON] [--ms N | --playouts N] [--games M] [--seed S]
        [--workers N] [--out ARQUIVO] [--json]
      medir o bot A contra o bot B: as mesmas cartas para os dois, todos os lugares, em todos os núcleos; com --out dá para continuar
  tune --game JOGO --out ARQUIVO [--hidden H] [--generations N] [--games M] [--matches K] [--seed S] [--write]
      treinar os bots jogando entre si; ARQUIVO guarda o estado a cada geração, --write copia o resultado para as fontes
  puzzles --game LIVRO --out PASTA [--count N] [--seed S] [--playouts P] [--workers N] [--resume]
      achar posições com uma jogada claramente melhor em partidas entre bots; cada uma é conferida com dez vezes as simulações P;
      --resume continua de onde parou
  position ARQUIVO.json [--moves JSON] [--seed N] [--json] [--lang IDIOMA]
      abrir uma posição: de quem é a vez, toda jogada válida com seu preço, a pontuação
  replay REGISTRO.json [--lang IDIOMA]
      narrar uma partida registrada
  verify REGISTRO.json
      conferir uma partida registrada: semente, embaralhamento, cada jogada
  analyse REGISTRO.json [--playouts N] [--json] [--lang IDIOMA]
      avaliar cada escolha de uma partida terminada: chances, marcas, um boletim para cada lugar
  bench [--game JOGO | --server [--only PARTE]] [--json]
      medir a velocidade: dos jogos, ou do servidor com tudo em volta
  data export --from LOCAL --to ARQUIVO
      gravar todos os dados em um arquivo de texto
  data import --from LOCAL --to LOCAL [--replace]
      copiar todos os dados, também de um arquivo desses; um local com dados só é trocado com --replace
  data backup --from LOCAL --to ARQUIVO
      copiar os dados de um servidor, mesmo ligado: outro arquivo de dados ou, do PostgreSQL, o que o pg_restore lê
  data check --from LOCAL
      refazer cada mesa e comparar com o que está guardado

  LOCAL é uma pasta de dados, um arquivo de dados ou um banco PostgreSQL (postgres://…). IDIOMA é en ou pt-BR. O formato das posições está em docs/positions.md.
`;

const signed = (count: number): string => (count > 0 ? `+${count}` : count < 0 ? `−${-count}` : '0');

export const ptBR = {
  usage: USAGE,
  unknownCommand: ({ command, commands }) => `O comando "${command}" não existe; escolha um destes: ${commands}.`,
  unknownOption: ({ command, option }) => `O comando ${command} não tem a opção ${option}.`,
  optionWithoutValue: ({ option }) => `A opção ${option} precisa de um valor.`,
  optionWithValue: ({ option }) => `A opção ${option} não recebe valor.`,
  optionTwice: ({ option }) => `A opção ${option} aparece duas vezes.`,
  missingOption: ({ command, option }) => `O comando ${command} precisa da opção ${option}.`,
  missingFile: ({ command }) => `O comando ${command} precisa do nome de um arquivo.`,
  eitherOption: ({ first, second }) => `Indique ${first} ou ${second}, não as duas.`,
  surplusArgument: ({ argument }) => `Argumento inesperado: "${argument}".`,
  unknownLanguage: ({ given, known }) => `O idioma "${given}" não está disponível; escolha um destes: ${known}.`,
  unknownGame: ({ given, known }) => `O jogo "${given}" não existe; escolha um destes: ${known}.`,
  unknownPart: ({ given, known }) => `Nenhuma medição se chama "${given}"; escolha uma destas: ${known}.`,
  unknownBot: ({ given, known }) => `O bot "${given}" não existe; escolha um destes: ${known}.`,
  botsForSeats: ({ given, seats }) => `Indique um bot para todos os lugares ou um para cada um dos ${seats} lugares, não ${given}.`,
  badNumber: ({ option, value, from, to }) => `A opção ${option} precisa de um número inteiro de ${from} a ${to}, não "${value}".`,
  badJson: ({ where, detail }) => `${where} não é JSON válido: ${detail}.`,
  badSeed: ({ value }) => `A opção --seed precisa de 64 dígitos hexadecimais, não "${value}".`,
  cannotRead: ({ path, detail }) => `Não foi possível ler o arquivo ${path}: ${detail}.`,
  cannotWrite: ({ path, detail }) => `Não foi possível gravar o arquivo ${path}: ${detail}.`,
  otherSettings: ({ path, key, there, here }) => `O arquivo ${path} foi começado com outros valores: nele, ${key} é ${there}, não ${here}.`,
  badInput: ({ where, path, detail }) => (path === '' ? `${where}: ${detail}.` : `${where}, em ${path}: ${detail}.`),
  badMove: ({ number, detail }) => `A jogada ${number} de --moves foi recusada: ${detail}.`,
  bug: ({ detail }) => `Isto é um erro do programa, não seu: ${detail}`,

  'file.missing': 'o arquivo não existe',
  'file.folder': 'é uma pasta',
  'file.denied': 'o acesso foi negado',

  'move.malformed': ({ detail }) => `não dá para entendê-la (${detail})`,
  'move.gameOver': 'a partida acabou',
  'move.notAwaited': ({ seat }) => `não é a vez do lugar ${seat}`,
  'move.illegal': ({ move }) => `${move} não é uma jogada válida agora`,
  'move.illegalWhy': ({ move, why }) => `${move}: ${why}`,

  seatName: ({ seat }) => `Lugar ${seat}`,
  you: 'Você',
  botName: ({ bot, seat }) => `${bot} (lugar ${seat})`,
  'bot.random': 'Bot aleatório',
  'bot.greedy': 'Bot guloso',
  'bot.reference': 'Bot de referência',
  'bot.apprentice': 'Aprendiz',
  'bot.builder': 'Construtor',
  'bot.architect': 'Arquiteto',
  'bot.master': 'Mestre',

  'play.welcome': ({ game, opponents }) => `${game} contra ${opponents}. Digite o número da sua jogada; ? mostra a mesa, q sai.`,
  'play.commitment': ({ hash }) => `O embaralhamento já está definido; o hash da semente é ${hash}.`,
  'play.prompt': ({ count }) => `Sua jogada (1–${count}): `,
  'play.again': ({ count }) => `Digite um número de 1 a ${count}, ? ou q.`,
  'play.left': 'Você saiu da partida.',
  'play.won': 'Você venceu.',
  'play.lost': ({ winners }) => `Vitória: ${winners}.`,
  'play.shared': ({ winners }) => `Vitória compartilhada: ${winners}.`,
  'play.saved': ({ path }) => `O registro da partida está em ${path}.`,
  'play.seed': ({ seed }) => `A semente era ${seed}.`,

  'table.total': 'Total',
  'position.awaited': ({ seats }) => `A jogar: ${seats}`,
  'position.nobody': 'Ninguém tem de jogar: a partida acabou.',
  'position.moves': ({ who, count }) => `${who}: ${count} ${count === 1 ? 'jogada válida' : 'jogadas válidas'}`,
  'position.happened': 'O que as jogadas fizeram',
  'position.score': 'Pontuação',
  'position.ended': ({ ending, winners }) => `Fim: ${ending}. Vitória: ${winners}.`,

  'duel.wonders': 'Maravilhas',
  'duel.tokens': 'Fichas de Progresso',
  'duel.board': 'Fichas de Progresso no tabuleiro',
  'duel.discard': 'Pilha de descartes',
  'duel.track': 'Peão de Conflito',
  'duel.track.even': 'no meio',
  'duel.track.lead': ({ leader, steps, left }) => `${steps} à frente (${leader}), ${left === 1 ? 'falta' : 'faltam'} ${left} até a capital`,
  'duel.wonder.unbuilt': 'não construída',
  'duel.wonder.built': 'construída',
  'duel.wonder.lost': 'perdida',

  'sw.hand': 'Mão',
  'sw.last': 'Último turno',
  'sw.stages': ({ count }: { count: number }) => `${count} ${count === 1 ? 'Estágio' : 'Estágios'}`,

  'ar.conflict': ({ battle, tokens }) => `Fichas de Conflito: ${battle} de ${tokens} em Batalha`,
  'ar.central': 'Baralho central',
  'ar.open': 'Fichas de Progresso disponíveis',
  'ar.pile': ({ count }) => `${count} na pilha`,
  'ar.discard': 'Descarte',
  'ar.search': 'Cartas olhadas',
  'ar.extras': 'Cartas extras por pegar',
  'ar.cards': 'Cartas',
  'ar.tokens': 'Fichas de Progresso',
  'ar.next': 'Próximo',
  'ar.deck': 'Baralho',
  'ar.deck.top': ({ card, count }) => `[${card}], ${count} ${count === 1 ? 'carta' : 'cartas'}`,
  'ar.deck.unseen': ({ count }) => `virado para baixo, ${count} ${count === 1 ? 'carta' : 'cartas'}`,
  'ar.deck.looked': ({ card, count }) => `[${card}], que o Gato lhe mostrou, ${count} ${count === 1 ? 'carta' : 'cartas'}`,
  'ar.unseen': 'virada para baixo',
  'ar.deck.empty': 'vazio',
  'ar.built': ({ built, of }) => `${built} de ${of} Estágios`,
  'ar.stage': ({ stage, cost, points, effect }) => `${stage}º Estágio (${cost}: ${points}${effect ? ' e o efeito' : ''})`,

  'di.turn': ({ turn }) => `Turno ${turn}`,
  'di.last': 'o último',
  'di.next': 'Próximos',
  'di.coins': ({ coins, reserve }) => `${coins} ${coins === 1 ? 'moeda' : 'moedas'} (cabem ${reserve})`,
  'di.bonuses': ({ count, of }) => `${count} de ${of} bônus`,
  'di.unlocked': ({ die }) => `${die} desbloqueado`,
  'di.agora': 'a primeira Ágora',

  'arena.otherFile': ({ path }) => `O arquivo ${path} não contém as partidas de uma arena.`,
  'arena.otherBots': ({ path }) => `O arquivo ${path} foi começado com bots que jogam de modo diferente dos atuais.`,
  'arena.badLine': ({ path, line }) => `A linha ${line} do arquivo ${path} não é uma partida de arena.`,
  'arena.progress': ({ done, games, share, minutes }) =>
    `${done} de ${games} partidas, A tem ${share}% das vitórias, faltam cerca de ${minutes} min`,
  'arena.title': ({ game, seats, a, b, budget, seed }) => `${game}, ${seats} lugares. A: ${a}, B: ${b}; ${budget}; semente ${seed}.`,
  'arena.budget.levels': 'cada um pensa o tempo do seu nível',
  'arena.budget.ms': ({ ms }) => `${ms} ms de um núcleo por decisão`,
  'arena.budget.playouts': ({ playouts }) => `${playouts} simulações por decisão`,
  'arena.games': ({ games, places, asked, whole }) =>
    `${games} partidas; cada distribuição é jogada ${places} vezes, com A em todos os lugares.${whole === asked ? '' : ` Você pediu ${asked}; ${whole} completam as rodadas.`}`,
  'arena.won': 'A venceu, compartilhou, perdeu',
  'arena.results': ({ wins, draws, losses }) => `${wins}, ${draws}, ${losses}`,
  'arena.share': 'fração das vitórias de A',
  'arena.ratio': ({ fair }) => `dividida pela fração justa (${fair})`,
  'arena.margin': 'vantagem média de A sobre o melhor adversário',
  'arena.score': 'média de pontos, A : B',
  'arena.winningScore': 'média de pontos de quem venceu',
  'arena.winsBySeat': 'vitórias por lugar, A ou B',
  'arena.bySeat': ({ a }) => `A (${a}) por lugar`,
  'arena.byEnding': ({ a }) => `Finais; vencidos por A (${a})`,
  'arena.byMark': 'Maravilha ou cidade; vitórias de quem a tinha',
  'arena.thought': 'Tempo de raciocínio, ms de um núcleo',
  'arena.column.games': 'partidas',
  'arena.column.won': 'vitórias',
  'arena.column.share': 'fração',
  'arena.column.decisions': 'decisões',
  'arena.column.mean': 'média',
  'arena.column.longest': 'máximo',
  'arena.column.playouts': 'simulações',

  'tune.notLearnable': ({ game, known }) => `Não há aprendizado para "${game}"; escolha um destes: ${known}.`,
  'tune.width': ({ value, width }) => `A opção --hidden precisa de um múltiplo de ${width}, não ${value}.`,
  'tune.otherFile': ({ path }) => `O arquivo ${path} não contém o estado de um tune.`,
  'tune.noSources': ({ path }) => `A pasta ${path} não existe aqui; --write não tem onde gravar.`,
  'tune.line': ({ generation, of, played, samples, loss, share, seconds }) =>
    `geração ${generation} de ${of}: ${played} partidas, ${samples} posições, erro ${loss}, ${share} × a fração justa contra os bots atuais, ${seconds} s`,
  'puzzles.there': ({ path }) => `Já há desafios em ${path}; --resume continua a partir deles.`,
  'puzzles.otherFile': ({ path }) => `O arquivo ${path} não contém desafios deste programa.`,
  'puzzles.progress': ({ book, done, count, deals, minutes }) =>
    `${book}: ${done} de ${count} desafios, ${deals} partidas vistas, faltam cerca de ${minutes} min`,
  'puzzles.done': ({ book, done, deals }) => `${book}: ${done} desafios; ${deals} partidas vistas.`,
  'tune.written': ({ path }) => `O resultado está em ${path}.`,

  'bench.case': ({ at, of, name }) => `medindo ${at} de ${of}: ${name}`,

  'data.action': ({ known }) => `O comando data precisa de uma destas palavras em seguida: ${known}.`,
  'data.line': ({ done, total }) => `${done} de ${total}`,
  'data.lineOpen': ({ done }) => `${done} linhas`,
  'data.exported': ({ rows, path }) => `${rows} linhas estão em ${path}.`,
  'data.imported': ({ rows }) => `${rows} linhas foram copiadas.`,
  'data.backedUp': ({ path }) => `A cópia está em ${path}.`,
  'data.fault': ({ code, what }) => `A mesa ${code} não está como deveria: ${what}.`,
  'data.unknown': ({ tables }) => `Este programa não conhece as regras destas mesas: ${tables}.`,
  'data.whole': ({ tables, digest }) => `Mesas conferidas: ${tables}. Todas conferem. Resumo: ${digest}.`,
  'data.faulty': ({ tables, faults, digest }) => `De ${tables} mesas, ${faults} não conferem. Resumo das outras: ${digest}.`,
  'data.no-data': ({ where }) => `Não há dados em ${where}.`,
  'data.not-a-place': ({ where }) => `${where} é um arquivo; os dados precisam de uma pasta ou de um banco.`,
  'data.same-place': ({ where }) => `Os dados já estão em ${where}.`,
  'data.not-empty': ({ where }) => `Já há dados em ${where}; para trocar todos, acrescente --replace.`,
  'data.exists': ({ where }) => `${where} já existe.`,
  'data.bad-file': ({ where, detail }) => `${where} não foi gravado por "data export" (linha ${detail}).`,
  'data.cut-off': ({ where }) => `Falta uma parte de ${where}. Nada foi copiado.`,
  'data.newer': ({ where }) => `${where} foi gravado por outra versão do Maravilha. Use a mesma para os dois.`,
  'data.no-pg-dump': 'Falta o programa pg_dump. Instale o cliente do PostgreSQL (Debian: apt-get install postgresql-client).',
  'data.pg-dump-failed': ({ where, detail }) => `O pg_dump não conseguiu copiar ${where}: ${detail}`,
  'data.failed': ({ detail }) => `Não deu certo, e nada foi mudado: ${detail}.`,

  'replay.round': ({ round }) => `Rodada ${round}`,
  'replay.noSeed': 'Este registro ainda não tem a semente, porque a partida não acabou; não dá para narrá-la.',
  'replay.otherGame': 'O registro é de outro jogo ou de outra versão das regras.',
  'replay.seats': ({ expected, found }) => `tinham de jogar os lugares ${expected}, mas jogaram os lugares ${found}`,

  'analyse.progress': (p) => `${p.done} de ${p.of} decisões`,
  'analyse.title': (p) => `${p.game}: ${p.playouts} simulações e outras tantas partidas para cada jogada, ${p.seconds} s`,
  'analyse.chances': 'Chance de vitória antes de cada turno, em %',
  'analyse.turn': 'Turno',
  'analyse.end': 'fim',
  'analyse.marks': 'Jogadas marcadas',
  'analyse.none': 'Nenhuma jogada foi marcada.',
  'analyse.loss': (p) => `${p.mark}, −${p.loss}. Melhor: ${p.best}, ${p.percent}`,
  'analyse.lead': (p) => `${p.mark}, ${p.lead} à frente de todas as outras`,
  'analyse.there': (p) => `Com as cartas ocultas como estavam: ${signed(-p.loss)} (± ${p.within})`,
  'analyse.report': 'Boletim',
  'analyse.accuracy': 'precisão, %',
  'analyse.age': (p) => `precisão na Era ${'I'.repeat(p.age)}, %`,
  'analyse.gem': 'Joia',
  'analyse.chip': 'Lasca',
  'analyse.crack': 'Rachadura',
  'analyse.ruin': 'Ruína',
  'analyse.best': 'vantagem da melhor jogada',
  'analyse.miss': 'maior perda',
  'analyse.own': 'jogadas próprias',
  'analyse.others': 'os outros e as cartas',

  'verify.commitment': 'A semente é a prometida no início',
  'verify.moves': 'O embaralhamento vem da semente, e toda jogada foi válida',
  'verify.ending': 'A partida foi jogada até o fim',
  'verify.hash': 'A última posição é a registrada',
  'verify.holds': 'O registro confere.',
  'verify.fails': 'O registro não confere.',
  'verify.passed': 'sim',
  'verify.failed': 'NÃO',
  'verify.noSeed': 'o registro não tem a semente',
  'verify.badSeed': ({ detail }) => `a semente está malformada: ${detail}`,
  'verify.seedDiffers': ({ expected, found }) => `foi prometido ${expected}, mas a semente dá ${found}`,
  'verify.notOver': ({ round }) => `depois da rodada ${round} alguém ainda tinha de jogar`,
  'verify.noHash': 'o registro não tem o hash final',
  'verify.hashDiffers': ({ expected, found }) => `registrado ${expected}, refeito ${found}`,
  'verify.notReached': 'não alcançado',
  'verify.round': ({ round, detail }) => `rodada ${round}: ${detail}`,
} as const satisfies CatalogueLike<typeof en>;
