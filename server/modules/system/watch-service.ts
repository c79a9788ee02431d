import { setTimeout as pause } from 'node:timers/promises';
import type { SystemService } from '#contract/system.ts';

/** Milliseconds that a service gets to answer a probe. */
const patience = 2_500;

/** Milliseconds from which an answer is slow. */
const slow = 1_000;

/** Milliseconds for which a failure is remembered by the state. */
const recently = 10 * 60_000;

/** Characters of a reason that are kept. */
const reasonMost = 200;

/** A part that the product needs, and a question that it has to answer. Throws, or stays silent, when it fails. */
export type Probe = { service: string; ask: () => Promise<unknown> };

export type WatchedService = {
  /** Asks once; never throws. */
  probe: () => Promise<void>;
  describe: () => SystemService;
};

/** Remembers of a service how often it failed, how fast it answered last, and its last failure. */
export function watchService({ service, ask }: Probe, clock: () => Date): WatchedService {
  const asked = { all: 0, failed: 0 };
  let isDown = false;
  let responseTime: number | null = null;
  let lastFailure: { at: Date; reason: string } | null = null;

  async function probe() {
    const begun = performance.now();
    const waiting = new AbortController();
    asked.all += 1;
    try {
      await Promise.race([ask(), tooLate(waiting.signal)]);
      isDown = false;
      responseTime = performance.now() - begun;
    } catch (error) {
      isDown = true;
      asked.failed += 1;
      lastFailure = { at: clock(), reason: reasonOf(error) };
    } finally {
      waiting.abort();
    }
  }

  return {
    probe,
    describe: () =>
      describeService(service, { ...asked, isDown, responseTime, lastFailure }, clock()),
  };
}

/** What is known of a service. */
export type Known = {
  all: number;
  failed: number;
  isDown: boolean;
  responseTime: number | null;
  lastFailure: { at: Date; reason: string } | null;
};

/** Says how a service does: one that has failed of late, or is slow, is worth a look. */
export function describeService(service: string, known: Known, now: Date): SystemService {
  const { all, failed, isDown, responseTime, lastFailure } = known;
  const age = lastFailure === null ? Infinity : now.getTime() - lastFailure.at.getTime();
  const isSuspect = age < recently || (responseTime ?? 0) > slow;
  return {
    service,
    status: isDown ? 'error' : isSuspect ? 'warning' : 'healthy',
    uptime: all === 0 ? null : 1 - failed / all,
    responseTime,
    lastFailure: lastFailure && { at: lastFailure.at.toISOString(), reason: lastFailure.reason },
  };
}

async function tooLate(signal: AbortSignal) {
  await pause(patience, undefined, { ref: false, signal }).catch(() => {});
  throw new Error(`No answer in ${patience} ms.`);
}

function reasonOf(error: unknown): string {
  const { cause, message } = error instanceof Error ? error : new Error(String(error));
  // A statement that failed is told with all its text; why is told by its cause.
  return (cause instanceof Error ? cause.message : message).slice(0, reasonMost);
}
