/** `share` has no sign. */
export type Change = { kind: 'more' | 'less' | 'same' | 'unknown'; share: number };

/** A smaller change counts as none. */
const least = 0.0005;

/** `unknown` if the earlier value is zero or missing. */
export function getChange(now: number, then: number | null): Change {
  if (now === then) return { kind: 'same', share: 0 };
  if (then === null || then === 0) return { kind: 'unknown', share: 0 };
  const ratio = (now - then) / then;
  if (Math.abs(ratio) < least) return { kind: 'same', share: 0 };
  return { kind: ratio > 0 ? 'more' : 'less', share: Math.abs(ratio) };
}
