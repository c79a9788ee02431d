import { estimateOffset, type RoundTrip } from '../lib/clock';

/** Milliseconds until the offset is measured again: clocks drift. */
const lasts = 120_000;

const trips = 5;

/** Milliseconds; by more, one of the page's clocks stood still or was set. */
const steps = 50;

const lead = () => Date.now() - performance.now();

/**
 * The server's clock, on the steady clock of the page, which a changed clock of the device does
 * not move. While a laptop sleeps it may stand still, so it is then measured again.
 *
 * @param ask returns the server's time in milliseconds; null without an answer
 */
export function createServerClock(ask: () => Promise<number | null>) {
  let offset: number | null = null;
  let measuredAt = -Infinity;
  let measuredLead = lead();
  let measuring: Promise<void> | null = null;

  const measure = async () => {
    const done: RoundTrip[] = [];
    for (let trip = 0; trip < trips; trip += 1) {
      const sent = performance.now();
      const server = await ask();
      if (server !== null) done.push({ sent, received: performance.now(), server });
    }
    const found = estimateOffset(done);
    if (found !== null) {
      offset = found;
      measuredAt = performance.now();
      measuredLead = lead();
    }
    measuring = null;
  };

  return {
    /** Resolves once the offset is known as well as it can be now. */
    settle: async (): Promise<void> => {
      const hasSlept = Math.abs(lead() - measuredLead) > steps;
      if (hasSlept) offset = null;
      else if (performance.now() - measuredAt < lasts) return;
      measuring ??= measure();
      // An older offset is good enough meanwhile.
      if (offset === null) await measuring;
    },
    /** Milliseconds since 1970; null before the first answer. */
    now: (): number | null => (offset === null ? null : performance.now() + offset),
  };
}
