import { problem } from './problems.ts';

export type Allowance = {
  most: number;
  /** Milliseconds in which `most` attempts become available again, one by one. */
  window: number;
  isForgiving?: boolean;
};

/** `neither` is a failure of ours. */
export type Outcome = 'success' | 'failure' | 'neither';

type Held = { count: number; waiting: (() => void)[] };

/** The less used half is dropped beyond this. */
const keysMost = 40_000;

const waitingMost = 200;

/**
 * Counts attempts by key in memory. The least used keys are dropped first, so that a flood of
 * other keys never frees one under attack.
 */
export class AttemptLimit {
  readonly #allowance: Allowance;
  readonly #step: number;
  readonly #elapsed: () => number;
  readonly #restored = new Map<string, number>();
  readonly #held = new Map<string, Held>();

  constructor(allowance: Allowance, elapsed: () => number) {
    this.#allowance = allowance;
    this.#step = allowance.window / allowance.most;
    this.#elapsed = elapsed;
  }

  wait(key: string): number {
    const used = this.#restoredAt(key) - this.#elapsed();
    return Math.max(0, used + this.#step - this.#allowance.window);
  }

  /** @throws {Problem} `too-many-requests` when the key has to wait. */
  count(key: string) {
    const wait = this.wait(key);
    if (wait > 0) throw tooManyAttempts(wait);
    this.#add(key);
  }

  /** Counts what other servers let through, even beyond the limit; a key waits a window at most. */
  countElsewhere(key: string, times: number) {
    const { window } = this.#allowance;
    const latest = this.#elapsed() + 2 * window - this.#step;
    this.#add(key, times);
    this.#restored.set(key, Math.min(latest, this.#restoredAt(key)));
  }

  hold(key: string) {
    this.#add(key);
    const held = this.#held.get(key) ?? { count: 0, waiting: [] };
    held.count += 1;
    this.#held.set(key, held);
  }

  settle(key: string, outcome: Outcome) {
    const held = this.#held.get(key);
    if (held === undefined) return;
    held.count -= 1;
    if (held.count === 0) this.#held.delete(key);
    if (outcome === 'success' && this.#allowance.isForgiving === true) {
      this.#restore(key, held.count);
    } else if (outcome !== 'failure') {
      const restored = this.#restored.get(key);
      if (restored !== undefined) this.#restored.set(key, restored - this.#step);
    }
    for (const wake of held.waiting.splice(0)) wake();
  }

  settled(key: string): Promise<void> | undefined {
    const waiting = this.#held.get(key)?.waiting;
    if (waiting === undefined || waiting.length >= waitingMost) return undefined;
    return new Promise((resolve) => void waiting.push(resolve));
  }

  clear(key: string) {
    this.#restore(key, this.#held.get(key)?.count ?? 0);
  }

  #restoredAt(key: string) {
    const now = this.#elapsed();
    return Math.max(now, this.#restored.get(key) ?? now);
  }

  #add(key: string, times = 1) {
    if (!this.#restored.has(key)) this.#makeRoom();
    this.#restored.set(key, this.#restoredAt(key) + times * this.#step);
  }

  #restore(key: string, used: number) {
    this.#restored.delete(key);
    if (used > 0) this.#restored.set(key, this.#elapsed() + used * this.#step);
  }

  #makeRoom() {
    if (this.#restored.size < keysMost) return;
    const moments = Float64Array.from(this.#restored.values()).toSorted();
    const least = moments[Math.floor(moments.length / 2)] ?? 0;
    for (const [key, restored] of this.#restored) {
      if (restored <= least) this.#restored.delete(key);
    }
  }
}

export function tooManyAttempts(wait: number) {
  return problem('too-many-requests', { retryAfter: Math.max(1, Math.ceil(wait / 1000)) });
}
