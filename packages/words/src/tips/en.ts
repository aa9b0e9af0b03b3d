// What surrounds the tips of a first game. English sets the shape.
export const en = {
  title: 'First game: a tip',
  said: (p: { readonly text: string }) => `Tip. ${p.text}`,
  done: 'Got it',
  off: 'No more tips',
  'off.done': 'No more tips. The menu of the table brings them back.',
  rule: (p: { readonly id: string }) => `Rule ${p.id}`,
};
