// What the home page and the lobby say of this game. English sets the shape.
export const en = {
  'line.architects': 'Build your wonder piece by piece. And keep an eye on the cat.',
  'option.wonders': 'Wonders',
  'option.wonders.random': 'Random',
  'option.wonders.random.note': 'Each player gets one at random',
  'option.wonders.choose': 'Choose',
  'option.wonders.choose.note': 'Take turns picking a wonder',
  'option.starter': 'First player',
  'option.starter.random': 'Random',
  'option.starter.random.note': 'The first player is chosen at random',
  'option.starter.owner': 'Youngest',
  'option.starter.owner.note': 'Seat 1 starts: let the youngest player sit there',
  'option.starter.choose': 'Seat 1 decides',
  'option.starter.choose.note': 'The player in seat 1 names the first player',
} as const;
