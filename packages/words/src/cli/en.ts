// What the command line says itself; each game brings its own words.

const USAGE = `Maravilha, at the command line

  play --game GAME [--bot BOT] [--seat N] [--options JSON] [--seed HEX] [--save FILE] [--lang LANG]
      play a whole game in this terminal against bots
  sim --game GAME [--seats N] [--games M] [--seed S] [--bots A,B] [--playouts N] [--options JSON] [--json]
      let bots play many games and print statistics
  arena --game GAME --a BOT --b BOT [--seats N] [--options JSON] [--ms N | --playouts N] [--games M] [--seed S]
        [--workers N] [--out FILE] [--json]
      measure bot A against bot B: same deals for both, every seat in turn, on all cores; --out FILE lets you continue later
  tune --game GAME --out FILE [--hidden H] [--generations N] [--games M] [--matches K] [--seed S] [--write]
      train the bots by self-play; FILE keeps the state after each generation, --write copies the result into the sources
  position FILE.json [--moves JSON] [--seed N] [--json] [--lang LANG]
      load a position: who is to move, every legal move with its price, the score
  replay LOG [--lang LANG]
      narrate a recorded game
  verify LOG
      check a recorded game: seed, shuffle and every move
  bench [--game GAME | --server [--only PART]] [--json]
      measure speed: of games, or of the server with all around it
  data export --from PLACE --to FILE
      write all data into a file of text
  data import --from PLACE --to PLACE [--replace]
      copy all data, from such a file too; a place that holds data is left alone unless you say --replace
  data backup --from PLACE --to FILE
      copy the data of a server, also while it runs: another data file, or for PostgreSQL what pg_restore reads
  data check --from PLACE
      replay every table and compare it with what is stored

  PLACE is a data folder, a data file or a PostgreSQL database (postgres://…). LANG is en or pt-BR. docs/positions.md describes the format of positions.
`;

export const en = {
  usage: USAGE,
  unknownCommand: ({ command, commands }: { command: string; commands: string }) =>
    `There is no command "${command}"; choose one of ${commands}.`,
  unknownOption: ({ command, option }: { command: string; option: string }) => `The command ${command} has no option ${option}.`,
  optionWithoutValue: ({ option }: { option: string }) => `The option ${option} needs a value.`,
  optionWithValue: ({ option }: { option: string }) => `The option ${option} takes no value.`,
  optionTwice: ({ option }: { option: string }) => `The option ${option} appears twice.`,
  missingOption: ({ command, option }: { command: string; option: string }) => `The command ${command} needs the option ${option}.`,
  missingFile: ({ command }: { command: string }) => `The command ${command} needs a file name.`,
  eitherOption: ({ first, second }: { first: string; second: string }) => `Give ${first} or ${second}, not both.`,
  surplusArgument: ({ argument }: { argument: string }) => `Unexpected argument "${argument}".`,
  unknownLanguage: ({ given, known }: { given: string; known: string }) =>
    `The language "${given}" is not available; choose one of ${known}.`,
  unknownGame: ({ given, known }: { given: string; known: string }) => `There is no game "${given}"; choose one of ${known}.`,
  unknownPart: ({ given, known }: { given: string; known: string }) =>
    `Nothing that is measured is called "${given}"; choose one of ${known}.`,
  unknownBot: ({ given, known }: { given: string; known: string }) => `There is no bot "${given}"; choose one of ${known}.`,
  botsForSeats: ({ given, seats }: { given: number; seats: number }) =>
    `Name one bot for all seats, or one for each of the ${seats} seats; you named ${given}.`,
  badNumber: ({ option, value, from, to }: { option: string; value: string; from: number; to: number }) =>
    `The option ${option} needs a whole number from ${from} to ${to}, not "${value}".`,
  badJson: ({ where, detail }: { where: string; detail: string }) => `${where} is not valid JSON: ${detail}.`,
  badSeed: ({ value }: { value: string }) => `The option --seed needs 64 hexadecimal digits, not "${value}".`,
  cannotRead: ({ path, detail }: { path: string; detail: string }) => `Cannot read the file ${path}: ${detail}.`,
  cannotWrite: ({ path, detail }: { path: string; detail: string }) => `Cannot write the file ${path}: ${detail}.`,
  otherSettings: ({ path, key, there, here }: { path: string; key: string; there: string; here: string }) =>
    `The file ${path} was started with other settings: its ${key} is ${there}, not ${here}.`,
  badInput: ({ where, path, detail }: { where: string; path: string; detail: string }) =>
    path === '' ? `${where}: ${detail}.` : `${where}, at ${path}: ${detail}.`,
  badMove: ({ number, detail }: { number: number; detail: string }) => `Move ${number} of --moves was refused: ${detail}.`,
  bug: ({ detail }: { detail: string }) => `This is a bug in the program, not your mistake: ${detail}`,

  'file.missing': 'there is no such file',
  'file.folder': 'it is a folder',
  'file.denied': 'access is denied',

  'move.malformed': ({ detail }: { detail: string }) => `it cannot be understood (${detail})`,
  'move.gameOver': 'the game is over',
  'move.notAwaited': ({ seat }: { seat: number }) => `it is not the turn of seat ${seat}`,
  'move.illegal': ({ move }: { move: string }) => `${move} is not a legal move now`,
  'move.illegalWhy': ({ move, why }: { move: string; why: string }) => `${move}: ${why}`,

  seatName: ({ seat }: { seat: number }) => `Seat ${seat}`,
  you: 'You',
  botName: ({ bot, seat }: { bot: string; seat: number }) => `${bot} (seat ${seat})`,
  'bot.random': 'Random bot',
  'bot.greedy': 'Greedy bot',
  'bot.reference': 'Reference bot',
  'bot.apprentice': 'Apprentice',
  'bot.builder': 'Builder',
  'bot.architect': 'Architect',
  'bot.master': 'Master',

  'play.welcome': ({ game, opponents }: { game: string; opponents: string }) =>
    `${game} against ${opponents}. Type the number of your move, ? to see the table, q to quit.`,
  'play.commitment': ({ hash }: { hash: string }) => `The shuffle is fixed. The hash of its seed is ${hash}.`,
  'play.prompt': ({ count }: { count: number }) => `Your move (1–${count}): `,
  'play.again': ({ count }: { count: number }) => `Please type a number from 1 to ${count}, ? or q.`,
  'play.left': 'You left the game.',
  'play.won': 'You won.',
  'play.lost': ({ winners }: { winners: string }) => `${winners} won.`,
  'play.shared': ({ winners }: { winners: string }) => `Shared victory: ${winners}.`,
  'play.saved': ({ path }: { path: string }) => `The log is saved in ${path}.`,
  'play.seed': ({ seed }: { seed: string }) => `The seed was ${seed}.`,

  'table.total': 'Total',
  'position.awaited': ({ seats }: { seats: string }) => `To move: ${seats}`,
  'position.nobody': 'The game is over: nobody is to move.',
  'position.moves': ({ who, count }: { who: string; count: number }) => `${who}: ${count} legal ${count === 1 ? 'move' : 'moves'}`,
  'position.happened': 'What these moves did',
  'position.score': 'Score',
  'position.ended': ({ ending, winners }: { ending: string; winners: string }) => `Ended: ${ending}. Winner: ${winners}.`,

  'duel.wonders': 'Wonders',
  'duel.tokens': 'Progress tokens',
  'duel.board': 'Progress tokens on the board',
  'duel.discard': 'Discard pile',
  'duel.track': 'Conflict pawn',
  'duel.track.even': 'in the middle',
  'duel.track.lead': ({ leader, steps, left }: { leader: string; steps: number; left: number }) =>
    `${steps} ahead (${leader}), ${left} from the capital`,
  'duel.wonder.unbuilt': 'not built',
  'duel.wonder.built': 'built',
  'duel.wonder.lost': 'lost',

  'sw.hand': 'Hand',
  'sw.last': 'Last turn',
  'sw.stages': ({ count }: { count: number }) => `${count} ${count === 1 ? 'stage' : 'stages'}`,

  'ar.conflict': ({ battle, tokens }: { battle: number; tokens: number }) => `Conflict tokens: ${battle} of ${tokens} show battle`,
  'ar.central': 'Central deck',
  'ar.open': 'Progress tokens available',
  'ar.pile': ({ count }: { count: number }) => `${count} in the pile`,
  'ar.discard': 'Discard pile',
  'ar.search': 'Cards looked at',
  'ar.extras': 'Extra cards to take',
  'ar.cards': 'Cards',
  'ar.tokens': 'Progress tokens',
  'ar.next': 'Next',
  'ar.deck': 'Deck',
  'ar.deck.top': ({ card, count }: { card: string; count: number }) => `[${card}], ${count} ${count === 1 ? 'card' : 'cards'}`,
  'ar.deck.unseen': ({ count }: { count: number }) => `face down, ${count} ${count === 1 ? 'card' : 'cards'}`,
  'ar.deck.looked': ({ card, count }: { card: string; count: number }) =>
    `[${card}], shown to you by the Cat, ${count} ${count === 1 ? 'card' : 'cards'}`,
  'ar.unseen': 'face down',
  'ar.deck.empty': 'empty',
  'ar.built': ({ built, of }: { built: number; of: number }) => `${built} of ${of} stages`,
  'ar.stage': ({ stage, cost, points, effect }: { stage: number; cost: string; points: string; effect: boolean }) =>
    `stage ${stage} (${cost}: ${points}${effect ? ' and the effect' : ''})`,

  'di.turn': ({ turn }: { turn: number }) => `Turn ${turn}`,
  'di.last': 'the last one',
  'di.next': 'Next',
  'di.coins': ({ coins, reserve }: { coins: number; reserve: number }) =>
    `${coins} ${coins === 1 ? 'coin' : 'coins'} (room for ${reserve})`,
  'di.bonuses': ({ count, of }: { count: number; of: number }) => `${count} of ${of} bonuses`,
  'di.unlocked': ({ die }: { die: string }) => `${die} unlocked`,
  'di.agora': 'first in the Agora',

  'arena.otherFile': ({ path }: { path: string }) => `The file ${path} does not contain arena games.`,
  'arena.otherBots': ({ path }: { path: string }) => `The file ${path} was started with bots that play differently from the current bots.`,
  'arena.badLine': ({ path, line }: { path: string; line: number }) => `Line ${line} of the file ${path} is not an arena game.`,
  'arena.progress': ({ done, games, share, minutes }: { done: number; games: number; share: string; minutes: number }) =>
    `${done} of ${games} games, A has ${share}% of the victories, about ${minutes} min left`,
  'arena.title': ({
    game,
    seats,
    a,
    b,
    budget,
    seed,
  }: {
    game: string;
    seats: number;
    a: string;
    b: string;
    budget: string;
    seed: number;
  }) => `${game}, ${seats} seats. A: ${a}, B: ${b}; ${budget}; seed ${seed}.`,
  'arena.budget.levels': 'each bot thinks as long as its level allows',
  'arena.budget.ms': ({ ms }: { ms: number }) => `${ms} ms of one core per decision`,
  'arena.budget.playouts': ({ playouts }: { playouts: number }) => `${playouts} playouts per decision`,
  'arena.games': ({ games, places, asked, whole }: { games: number; places: number; asked: number; whole: number }) =>
    `${games} games; each deal is played ${places} times, with A in every place.${whole === asked ? '' : ` You asked for ${asked}; ${whole} make whole rounds.`}`,
  'arena.won': 'A won, shared, lost',
  'arena.results': ({ wins, draws, losses }: { wins: number; draws: number; losses: number }) => `${wins}, ${draws}, ${losses}`,
  'arena.share': "A's share of the victories",
  'arena.ratio': ({ fair }: { fair: string }) => `divided by the fair share (${fair})`,
  'arena.margin': "A's mean lead over the best opponent",
  'arena.score': 'mean points, A : B',
  'arena.winningScore': 'mean points of winners',
  'arena.winsBySeat': 'victories by seat, either bot',
  'arena.bySeat': ({ a }: { a: string }) => `A (${a}) by seat`,
  'arena.byEnding': ({ a }: { a: string }) => `Endings, and games won by A (${a})`,
  'arena.byMark': 'Wonder or city, and games won with it',
  'arena.thought': 'Thinking time, ms of one core',
  'arena.column.games': 'games',
  'arena.column.won': 'won',
  'arena.column.share': 'share',
  'arena.column.decisions': 'decisions',
  'arena.column.mean': 'mean',
  'arena.column.longest': 'longest',
  'arena.column.playouts': 'playouts',

  'tune.notLearnable': ({ game, known }: { game: string; known: string }) => `There is no learning for "${game}"; choose one of ${known}.`,
  'tune.width': ({ value, width }: { value: number; width: number }) => `The option --hidden needs a multiple of ${width}, not ${value}.`,
  'tune.otherFile': ({ path }: { path: string }) => `The file ${path} does not contain the state of a tune run.`,
  'tune.noSources': ({ path }: { path: string }) => `There is no folder ${path}, so --write has nowhere to write.`,
  'tune.line': ({
    generation,
    of,
    played,
    samples,
    loss,
    share,
    seconds,
  }: {
    generation: number;
    of: number;
    played: string;
    samples: string;
    loss: string;
    share: string;
    seconds: string;
  }) =>
    `generation ${generation} of ${of}: ${played} games, ${samples} positions, error ${loss}, ${share} × the fair share against the current bots, ${seconds} s`,
  'tune.written': ({ path }: { path: string }) => `The result is saved in ${path}.`,

  'bench.case': ({ at, of, name }: { at: number; of: number; name: string }) => `measuring ${at} of ${of}: ${name}`,

  'data.action': ({ known }: { known: string }) => `The command data needs one of these after it: ${known}.`,
  'data.line': ({ done, total }: { done: number; total: number }) => `${done} of ${total}`,
  'data.lineOpen': ({ done }: { done: number }) => `${done} rows`,
  'data.exported': ({ rows, path }: { rows: number; path: string }) => `${rows} rows are saved in ${path}.`,
  'data.imported': ({ rows }: { rows: number }) => `${rows} rows were copied.`,
  'data.backedUp': ({ path }: { path: string }) => `The copy is saved in ${path}.`,
  'data.fault': ({ code, what }: { code: string; what: string }) => `Table ${code} is not as it should be: ${what}.`,
  'data.unknown': ({ tables }: { tables: string }) => `This program does not know the rules of these tables: ${tables}.`,
  'data.whole': ({ tables, digest }: { tables: number; digest: string }) => `All ${tables} tables check out. Digest: ${digest}.`,
  'data.faulty': ({ tables, faults, digest }: { tables: number; faults: number; digest: string }) =>
    `${faults} of ${tables} tables do not check out. Digest of the others: ${digest}.`,
  'data.no-data': ({ where }: { where: string }) => `There is no data in ${where}.`,
  'data.not-a-place': ({ where }: { where: string }) => `${where} is a file; the data needs a folder or a database.`,
  'data.same-place': ({ where }: { where: string }) => `The data already lies in ${where}.`,
  'data.not-empty': ({ where }: { where: string }) => `There is data in ${where} already; to replace all of it, add --replace.`,
  'data.exists': ({ where }: { where: string }) => `${where} exists already.`,
  'data.bad-file': ({ where, detail }: { where: string; detail: string }) =>
    `${where} is not a file that "data export" has written (line ${detail}).`,
  'data.cut-off': ({ where }: { where: string }) => `Part of ${where} is missing. Nothing was copied.`,
  'data.newer': ({ where }: { where: string }) => `${where} was written by another version of Maravilha. Use the same one for both.`,
  'data.no-pg-dump': 'The program pg_dump is missing. Install the client of PostgreSQL (Debian: apt-get install postgresql-client).',
  'data.pg-dump-failed': ({ where, detail }: { where: string; detail: string }) => `pg_dump could not copy ${where}: ${detail}`,
  'data.failed': ({ detail }: { detail: string }) => `That did not work, and nothing was changed: ${detail}.`,

  'replay.round': ({ round }: { round: number }) => `Round ${round}`,
  'replay.noSeed': 'This log has no seed yet because the game is not over, so it cannot be narrated.',
  'replay.otherGame': 'The log belongs to another game or another version of the rules.',
  'replay.seats': ({ expected, found }: { expected: string; found: string }) => `seats ${expected} were to choose, but seats ${found} did`,

  'verify.commitment': 'The seed is the one committed to at the start',
  'verify.moves': 'The shuffle follows from the seed, and every move was legal',
  'verify.ending': 'The game was played to the end',
  'verify.hash': 'The final position matches the recorded one',
  'verify.holds': 'The log checks out.',
  'verify.fails': 'The log does not check out.',
  'verify.passed': 'yes',
  'verify.failed': 'NO',
  'verify.noSeed': 'the log has no seed',
  'verify.badSeed': ({ detail }: { detail: string }) => `the seed is malformed: ${detail}`,
  'verify.seedDiffers': ({ expected, found }: { expected: string; found: string }) =>
    `committed to ${expected}, but the seed gives ${found}`,
  'verify.notOver': ({ round }: { round: number }) => `after round ${round} the game was not over`,
  'verify.noHash': 'the log has no final hash',
  'verify.hashDiffers': ({ expected, found }: { expected: string; found: string }) => `recorded ${expected}, replayed ${found}`,
  'verify.notReached': 'not reached',
  'verify.round': ({ round, detail }: { round: number; detail: string }) => `round ${round}: ${detail}`,
} as const;
