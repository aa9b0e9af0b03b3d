// What hosts that share a store tell each other. All of it are hints: they may be lost, late or doubled, and what is right is in the store.
import { isReviewPlace, type ReviewPlace } from '@maravilha/protocol';
import type { Bus } from './ports.ts';
import type { Room } from './room.ts';
import { ENTRY_KINDS, type Entry, type Head, isChoice, type Player, type PlayerId } from './store.ts';

/** A table has this now: whoever has less in memory goes on by what was added, or reads it again. Without words, nothing new was said. */
export interface HeadNews extends Omit<Head, 'words'> {
  readonly k: 'head';
  readonly words: number | undefined;
  /** The last of its entries, where all of them are choices: they are in the store. */
  readonly added?: readonly Entry[] | undefined;
}

/** Who looks at a table at that host, each once for each page. */
export interface HereNews {
  readonly k: 'here';
  readonly people: readonly PlayerId[];
  /** For how long others have been gone, as far as that host knows. */
  readonly gone: Readonly<Record<PlayerId, number>>;
  /** How long the match has run there. */
  readonly elapsed: number;
  /** It would like to know the same of others. */
  readonly asks: boolean;
}

/** Who leads a review, and where they are. */
export interface Lead {
  /** Grows whenever somebody is named. */
  readonly term: number;
  /** By the machine's clock: of two who came first at two hosts, the earlier one leads. */
  readonly since: number;
  readonly player: PlayerId;
  /** Grows with each place that they show. */
  readonly shown: number;
  readonly place?: ReviewPlace | undefined;
}

/** Who reviews a match at that host. */
export interface ReviewNews {
  readonly k: 'review';
  /** Each once for each page. */
  readonly people: readonly Player[];
  readonly lead: Lead | undefined;
  /** It would like to know the same of others. */
  readonly asks: boolean;
}

type TableNews = HeadNews | HereNews | ReviewNews;

export type HostNews =
  | { readonly k: 'renamed'; readonly player: Player }
  /** The lists of these people have changed; with `open`, that of open tables. */
  | { readonly k: 'lobby'; readonly players: readonly PlayerId[]; readonly open: boolean }
  /** Tables were given back: whoever can drives them on. */
  | { readonly k: 'free' }
  /** Somebody has used up something that is counted. */
  | { readonly k: 'took'; readonly rate: string; readonly key: string };

/** With the host from which it comes. */
type Signed<N> = N & { readonly from: string };

/** All hosts hear this. */
const HOSTS = 'hosts';
const topicOf = (code: string): string => `table ${code}`;

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
const areTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);

const isEntry = (value: unknown): value is Entry =>
  isFields(value) &&
  isCount(value['at']) &&
  isCount(value['elapsed']) &&
  isCount(value['seat']) &&
  ENTRY_KINDS.some((kind) => kind === value['kind'] && isChoice(kind)) &&
  (value['move'] === undefined || isFields(value['move'])) &&
  (value['client'] === undefined || isText(value['client']));

const isPlayer = (value: unknown): value is Player => isFields(value) && isText(value['id']) && isText(value['name']);

const isLead = (value: unknown): value is Lead =>
  isFields(value) &&
  isCount(value['term']) &&
  isCount(value['since']) &&
  isText(value['player']) &&
  isCount(value['shown']) &&
  (value['place'] === undefined || isReviewPlace(value['place']));

/** What each kind must hold. Hosts of another version may say more, or something else, which is no news here. */
const HOLDS: Readonly<Record<(TableNews | HostNews)['k'], (news: Fields) => boolean>> = {
  head: ({ version, length, words, added }) =>
    isCount(version) &&
    isCount(length) &&
    (words === undefined || isCount(words)) &&
    (added === undefined || (Array.isArray(added) && added.every(isEntry))),
  here: ({ people, gone, elapsed, asks }) =>
    areTexts(people) && isFields(gone) && Object.values(gone).every(isCount) && isCount(elapsed) && typeof asks === 'boolean',
  review: ({ people, lead, asks }) =>
    Array.isArray(people) && people.every(isPlayer) && (lead === undefined || isLead(lead)) && typeof asks === 'boolean',
  renamed: ({ player }) => isPlayer(player),
  lobby: ({ players, open }) => areTexts(players) && typeof open === 'boolean',
  free: () => true,
  took: ({ rate, key }) => isText(rate) && isText(key),
};

const isKind = (k: unknown): k is (TableNews | HostNews)['k'] => isText(k) && Object.hasOwn(HOLDS, k);

const isNews = (raw: unknown): raw is Signed<TableNews | HostNews> =>
  isFields(raw) && isText(raw['from']) && isKind(raw['k']) && HOLDS[raw['k']](raw);

const readNews = (text: string): Signed<TableNews | HostNews> | undefined => {
  try {
    const raw: unknown = JSON.parse(text);
    return isNews(raw) ? raw : undefined;
  } catch {
    return undefined; // not from a host of ours
  }
};

export interface TableHearer {
  head(news: HeadNews): void;
  here(news: HereNews, from: string): void;
  review(news: ReviewNews, from: string): void;
}

export class News {
  readonly #bus: Bus;
  /** Of this host. */
  readonly name: string;

  constructor(bus: Bus, name: string) {
    this.#bus = bus;
    this.name = name;
  }

  /** The table is stored so, with what was added just now. `words`: the number of what was said just now. */
  head({ code, head }: Room, { words, added = [] }: { readonly words?: number; readonly added?: readonly Entry[] } = {}): void {
    const choices = added.length > 0 && added.every(({ kind }) => isChoice(kind)) ? added : undefined;
    this.#tell(topicOf(code), { k: 'head', ...head, words, added: choices });
  }

  /** The table is gone: whoever has it in memory looks for it in vain. */
  gone(room: Room): void {
    this.#tell(topicOf(room.code), { k: 'head', version: room.head.version + 1, length: 0, words: undefined });
  }

  here(room: Room, asks = false): void {
    const people = [...room.clients].map(({ player }) => player.id);
    this.#tell(topicOf(room.code), { k: 'here', people, gone: room.goneTimes, elapsed: room.elapsed, asks });
  }

  review(code: string, news: Omit<ReviewNews, 'k'>): void {
    this.#tell(topicOf(code), { k: 'review', ...news });
  }

  tellHosts(news: HostNews): void {
    this.#tell(HOSTS, news);
  }

  hearTable(code: string, hearer: TableHearer): () => void {
    return this.#hear(topicOf(code), (news) => {
      if (news.k === 'head') hearer.head(news);
      if (news.k === 'here') hearer.here(news, news.from);
      if (news.k === 'review') hearer.review(news, news.from);
    });
  }

  hearHosts(hear: (news: HostNews) => void): () => void {
    return this.#hear(HOSTS, (news) => {
      if (news.k !== 'head' && news.k !== 'here' && news.k !== 'review') hear(news);
    });
  }

  #tell(topic: string, news: TableNews | HostNews): void {
    this.#bus.publish(topic, JSON.stringify({ ...news, from: this.name }));
  }

  /** What this host itself has said it knows already. */
  #hear(topic: string, hear: (news: Signed<TableNews | HostNews>) => void): () => void {
    return this.#bus.subscribe(topic, (text) => {
      const news = readNews(text);
      if (news !== undefined && news.from !== this.name) hear(news);
    });
  }
}
