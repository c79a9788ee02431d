import { type ClockOffset, estimateOffset, type RoundTrip } from '../lib/clock';

/** Milliseconds. */
const times = {
  /** Until the offset is measured again: clocks drift. */
  lasts: 120_000,
  /** Until one that is doubtful is. */
  rests: 2_500,
  /** Of an offset that is good enough. */
  doubt: 40,
  /** By more, one of the page's clocks stood still or was set. */
  step: 50,
};

const trips = 5;

const lead = () => Date.now() - performance.now();

/**
 * The server's clock, on the steady clock of the page, which a changed clock of the device does
 * not move. While a laptop sleeps it may stand still, so it is then measured again.
 *
 * @param ask returns the server's time in milliseconds; null without an answer
 */
export function createServerClock(ask: () => Promise<number | null>) {
  let known: ClockOffset | null = null;
  let knownAt = -Infinity;
  let askedAt = -Infinity;
  let knownLead = lead();
  let measuring: Promise<void> | null = null;

  const isOld = () => performance.now() - knownAt >= times.lasts;

  const measure = async () => {
    const done: RoundTrip[] = [];
    for (let trip = 0; trip < trips; trip += 1) {
      const sent = performance.now();
      const server = await ask();
      if (server !== null) done.push({ sent, received: performance.now(), server });
    }
    const found = estimateOffset(done);
    if (found !== null && (known === null || isOld() || found.doubt < known.doubt)) {
      known = found;
      knownAt = performance.now();
      knownLead = lead();
    }
    askedAt = performance.now();
    measuring = null;
  };

  const isGood = () =>
    known !== null &&
    !isOld() &&
    (known.doubt <= times.doubt || performance.now() - askedAt < times.rests);

  return {
    /** Resolves once the offset is known; one that may be better is looked for meanwhile. */
    settle: async (): Promise<void> => {
      if (Math.abs(lead() - knownLead) > times.step) known = null;
      if (isGood()) return;
      measuring ??= measure();
      if (known === null) await measuring;
    },
    /** Milliseconds since 1970; null before the first answer. */
    now: (): number | null => (known === null ? null : performance.now() + known.offset),
  };
}
