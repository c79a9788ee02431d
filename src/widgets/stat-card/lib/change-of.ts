/** How a figure has changed: by which share of what it was, without a sign. */
export type Change = { kind: 'more' | 'less' | 'same' | 'unknown'; share: number };

/** What is less than a tenth of a per cent reads as no change. */
const least = 0.0005;

/**
 * The change of a figure against the one before; `unknown` where that is zero or was not counted, for
 * then there is no percentage.
 */
export function changeOf(now: number, then: number | null): Change {
  if (now === then) return { kind: 'same', share: 0 };
  if (then === null || then === 0) return { kind: 'unknown', share: 0 };
  const ratio = (now - then) / then;
  if (Math.abs(ratio) < least) return { kind: 'same', share: 0 };
  return { kind: ratio > 0 ? 'more' : 'less', share: Math.abs(ratio) };
}
