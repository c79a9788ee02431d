import { setTimeout as pause } from 'node:timers/promises';
import type { SystemService } from '#contract/system.ts';

/** Milliseconds. */
const patience = 2_500;

/** Milliseconds. */
const slow = 1_000;

/** Milliseconds. */
const recently = 10 * 60_000;

/** Characters. */
const reasonMost = 200;

/** Throws or stays silent on failure. */
export type Probe = {
  service: string;
  ask: () => Promise<unknown>;
  /** What calls for a warning after the last success. */
  getWarning?: () => Failure | null;
};

export type Failure = { at: Date; reason: string };

export type WatchedService = {
  /** Never throws. */
  probe: () => Promise<void>;
  describe: () => SystemService;
};

export function watchService(
  { service, ask, getWarning }: Probe,
  clock: () => Date,
): WatchedService {
  const probes = { all: 0, failed: 0 };
  let isDown = false;
  let responseTime: number | null = null;
  let lastFailure: Failure | null = null;
  let warning: Failure | null = null;

  async function probe() {
    const startedAt = performance.now();
    const waiting = new AbortController();
    probes.all += 1;
    try {
      await Promise.race([ask(), tooLate(waiting.signal)]);
      warning = getWarning?.() ?? null;
      isDown = false;
      responseTime = performance.now() - startedAt;
    } catch (error) {
      isDown = true;
      probes.failed += 1;
      lastFailure = { at: clock(), reason: getReason(error) };
    } finally {
      waiting.abort();
    }
  }

  return {
    probe,
    describe: () =>
      describeService(service, { ...probes, isDown, responseTime, lastFailure, warning }, clock()),
  };
}

export type Known = {
  all: number;
  failed: number;
  isDown: boolean;
  responseTime: number | null;
  lastFailure: Failure | null;
  warning?: Failure | null;
};

/** A slow or recently failed service gets a warning, and so does one that asks for it. */
export function describeService(service: string, known: Known, now: Date): SystemService {
  const { all, failed, isDown, responseTime, warning = null } = known;
  const age = known.lastFailure ? now.getTime() - known.lastFailure.at.getTime() : Infinity;
  const isSuspect = warning !== null || age < recently || (responseTime ?? 0) > slow;
  const lastFailure = isDown ? known.lastFailure : (warning ?? known.lastFailure);
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

function getReason(error: unknown): string {
  const { cause, message } = error instanceof Error ? error : new Error(String(error));
  // A failed statement's message is its whole text.
  return (cause instanceof Error ? cause.message : message).slice(0, reasonMost);
}
