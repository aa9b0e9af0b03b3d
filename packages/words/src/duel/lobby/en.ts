// What the home page and the lobby say of this game. English sets the shape.
export const en = {
  'line.duel': 'Two rivals, one structure of cards. Win by points, war or science.',
  'option.wonders': 'Wonders',
  'option.wonders.draft': 'Draft',
  'option.wonders.draft.note': 'Two rounds of four, picked in turn',
  'option.wonders.random': 'Random',
  'option.wonders.random.note': 'Each player gets four at random',
  'option.wonders.first-game': 'First game',
  'option.wonders.first-game.note': 'A balanced set for beginners',
  'option.starter': 'First player',
  'option.starter.random': 'Random',
  'option.starter.random.note': 'The first player is chosen at random',
  'option.starter.first-seat': 'Seat 1',
  'option.starter.first-seat.note': 'Seat 1 starts Age I',
  'option.starter.second-seat': 'Seat 2',
  'option.starter.second-seat.note': 'Seat 2 starts Age I',
} as const;
