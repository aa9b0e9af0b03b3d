// What the sheet of help and settings says. English sets the shape.

export const en = {
  'help.title': 'Help and settings',
  'help.how-title': 'How to play here',
  'help.how':
    '“Play” starts a game against bots. “Create table” opens a table of your own: send your friends the link, the code or the QR code. With a code from a friend, you join below the games. No sign-up: this browser remembers you.',
  'help.lobby':
    'Send your friends the link, the code or the QR code; whoever opens it can take an open seat. Bots fill seats that stay open. The host sets the options and starts the game; everyone sees both as they change.',
  'help.sound': 'Sound',
  'help.sound-note': 'Short cues for turns, cards and coins',
  'help.keys-title': 'Keyboard',
  'help.keys':
    'Tab moves between controls, Enter presses them, Esc closes what is open. In a game, the arrow keys move between cards and ? lists all keys.',
  'help.about-title': 'About',
  'help.motion': 'Animation speed',
  'help.motion-note': 'How fast cards and coins move',
};
