// What people say to each other at a table, and what is said about it: fetched with the chat. English sets the shape.
import { list, plural } from '../catalogue.ts';

const LANGUAGE = 'en';
const and = (items: readonly string[]): string => list(LANGUAGE, items);
const messages = (count: number): string => `${count} ${plural(LANGUAGE, count, 'message', 'messages')}`;

export const en = {
  title: 'Chat',
  unread: (p: { readonly count: number }) => `Chat: ${p.count} unread`,
  tabs: 'Who reads it',
  'tab.table': 'Table',
  'tab.team': 'Team',
  'team.note': (p: { readonly names: readonly string[] }) => `Only you and ${and(p.names)} read this.`,
  'watchers.note': 'Spectators read this now, the players after the game.',
  'watchers.mark': 'to spectators',
  empty: 'Nobody has said anything yet.',

  'write.table': 'Write to the table',
  'write.team': (p: { readonly names: readonly string[] }) => `Write to ${and(p.names)}`,
  'write.watchers': 'Write to the spectators',
  send: 'Send',
  phrases: 'Quick phrases',
  'phrases.more': 'More',
  'phrases.fewer': 'Fewer',
  reactions: 'Reactions',

  mute: (p: { readonly name: string }) => `Mute ${p.name}`,
  'mute.help': 'Only for you. They are not told.',
  muted: (p: { readonly name: string; readonly count: number }) => `${messages(p.count)} from ${p.name}, whom you muted`,
  unmute: (p: { readonly name: string }) => `Unmute ${p.name}`,
  person: (p: { readonly name: string; readonly time: string }) => `${p.name}, ${p.time}: options`,

  allowed: 'Chat at this table',
  'allowed.open': 'Open',
  'allowed.phrases': 'Phrases only',
  'allowed.off': 'Off',
  'note.phrases': 'The host allows phrases and reactions only.',
  'note.off': 'The host has switched the chat off.',

  /** As read aloud when it comes. */
  news: (p: { readonly name: string; readonly words: string }) => `${p.name} says: ${p.words}`,
  'news.team': (p: { readonly name: string; readonly words: string }) => `${p.name} says to the team: ${p.words}`,

  'phrase.hello': 'Hello!',
  'phrase.good-luck': 'Good luck!',
  'phrase.nice-move': 'Nice move!',
  'phrase.well-played': 'Well played!',
  'phrase.thanks': 'Thank you!',
  'phrase.sorry': 'Sorry!',
  'phrase.oops': 'Oops!',
  'phrase.yes': 'Yes',
  'phrase.no': 'No',
  'phrase.your-turn': 'It’s your turn',
  'phrase.one-moment': 'One moment…',
  'phrase.back-soon': 'Back soon',
  'phrase.back': 'I’m back',
  'phrase.need-resource': 'I’m short of a resource',
  'phrase.rematch': 'Rematch?',
  'phrase.bye': 'Goodbye!',

  'reaction.laurel': 'Bravo',
  'reaction.heart': 'Love it',
  'reaction.laugh': 'Funny',
  'reaction.wow': 'Wow',
  'reaction.think': 'Hmm',
  'reaction.sad': 'Ouch',
};
