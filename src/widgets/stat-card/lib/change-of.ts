/** `share` of the earlier value, unsigned. */
export type Change = { kind: 'more' | 'less' | 'same' | 'unknown'; share: number };

/** Below a tenth of a per cent counts as no change. */
const least = 0.0005;

/** `unknown` where the earlier value is zero or was not counted, so that there is no percentage. */
export function changeOf(now: number, then: number | null): Change {
  if (now === then) return { kind: 'same', share: 0 };
  if (then === null || then === 0) return { kind: 'unknown', share: 0 };
  const ratio = (now - then) / then;
  if (Math.abs(ratio) < least) return { kind: 'same', share: 0 };
  return { kind: ratio > 0 ? 'more' : 'less', share: Math.abs(ratio) };
}
