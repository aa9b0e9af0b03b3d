// A match that several people look at: the page shows the others where I am if I lead, and goes along with the leader until I step by myself.
import { batch, effect, signal, untracked } from '@preact/signals';
import type { ReviewPlace } from '@maravilha/protocol';
import { tellRefusal } from '../../net/refusals.ts';
import { link } from '../../net/server.ts';
import { SharedReview } from '../../net/shared-review.ts';
import type { Reviewing } from './review.ts';

type Here = Omit<ReviewPlace, 'marks'>;

const hereIn = ({ at, from, opinion }: Reviewing): Here => ({ at: at.value, from: from.value, opinion: opinion.value });

const isSame = (one: Here, other: Here | undefined): boolean =>
  one.at === other?.at && one.from === other.from && one.opinion === other.opinion;

export class Following {
  readonly shared: SharedReview;
  /** I go my own way. */
  readonly apart = signal(false);
  readonly #review: Reviewing;
  readonly #stops: readonly (() => void)[];
  /** What the leader showed last, and where that led: somewhere else is where I went by myself. */
  #shown: ReviewPlace | undefined;
  #settled: Here | undefined;

  constructor(review: Reviewing, code: string) {
    this.#review = review;
    this.shared = new SharedReview(link, code);
    this.#stops = [
      effect(() => this.#keep()),
      effect(() => {
        const refused = this.shared.refused.value;
        if (refused !== undefined) void tellRefusal(refused.code);
      }),
    ];
  }

  close(): void {
    for (const stop of this.#stops) stop();
    this.shared.close();
  }

  /** Where the leader is. */
  get leaderAt(): number | undefined {
    const at = this.shared.place.value?.at;
    return at === undefined ? undefined : Math.max(0, Math.min(this.#review.last, at));
  }

  letGo(): void {
    this.apart.value = !this.shared.leads.peek();
  }

  goBack(): void {
    batch(() => {
      this.#shown = undefined;
      this.apart.value = false;
    });
  }

  #keep(): void {
    const here = hereIn(this.#review);
    if (this.shared.leads.value) {
      this.apart.value = false;
      // After a broken line it is told again.
      if (this.shared.joined.value) untracked(() => this.shared.show({ ...here, marks: [] }));
      return;
    }
    const place = this.shared.place.value;
    if (place === undefined || this.apart.value) return;
    if (place !== this.#shown) this.#goTo(place);
    else if (!isSame(here, this.#settled)) this.apart.value = true;
  }

  /** As far as there is such a place here: another page may say what it likes. */
  #goTo(place: ReviewPlace): void {
    const { game, names, from, opinion } = this.#review;
    this.#shown = place;
    untracked(() => {
      this.#review.go(place.at);
      if (place.from === 'open' ? game.hand !== undefined : place.from in names) from.value = place.from;
      opinion.value = place.opinion;
      this.#settled = hereIn(this.#review);
    });
  }
}
