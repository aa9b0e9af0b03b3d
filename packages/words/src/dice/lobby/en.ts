// What the home page and the lobby say of this game. English sets the shape.
export const en = {
  'line.dice': 'Everyone picks from the same dice in the Forum, all at once.',
  'boards.note': 'Rules and dice are real. Most numbers on the boards are reconstructed.',
  'option.cities': 'Cities',
  'option.cities.random': 'Random',
  'option.cities.random.note': 'Each player gets one at random',
  'option.cities.choose': 'Choose',
  'option.cities.choose.note': 'Take turns picking a city',
} as const;
