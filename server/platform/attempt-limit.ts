import { problem } from './problems.ts';

type Limit = {
  /** Attempts allowed within the window. */
  most: number;
  /** Length of the window in milliseconds, from the first attempt. */
  window: number;
};

const mostKeys = 20_000;

/** Counts attempts by key (an address, an account) in fixed windows, in this process's memory. */
export class AttemptLimit {
  readonly #limit: Limit;
  readonly #clock: () => Date;
  readonly #counts = new Map<string, { count: number; ends: number }>();

  constructor(limit: Limit, clock: () => Date) {
    this.#limit = limit;
    this.#clock = clock;
  }

  /** @throws {Problem} `too-many-requests`, with the seconds to wait, when the key has used its attempts. */
  check(key: string) {
    const entry = this.#counts.get(key);
    const left = entry === undefined ? 0 : entry.ends - this.#now();
    if (entry !== undefined && left > 0 && entry.count >= this.#limit.most) {
      throw problem('too-many-requests', { retryAfter: Math.ceil(left / 1000) });
    }
  }

  add(key: string) {
    const now = this.#now();
    const entry = this.#counts.get(key);
    if (entry !== undefined && entry.ends > now) {
      entry.count += 1;
      return;
    }
    this.#counts.delete(key);
    this.#makeRoom(now);
    this.#counts.set(key, { count: 1, ends: now + this.#limit.window });
  }

  /** Takes an attempt back, that it did not count after all. */
  remove(key: string) {
    const entry = this.#counts.get(key);
    if (entry !== undefined) entry.count -= 1;
  }

  clear(key: string) {
    this.#counts.delete(key);
  }

  #now() {
    return this.#clock().getTime();
  }

  /** Entries stand in the order of their ends, so the oldest go first. */
  #makeRoom(now: number) {
    for (const [key, { ends }] of this.#counts) {
      if (ends > now && this.#counts.size < mostKeys) return;
      this.#counts.delete(key);
    }
  }
}
