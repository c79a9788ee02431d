export type Kept<Value> = {
  read(): Promise<Value>;
  forget(): void;
};

/** @param maxAge milliseconds; another server may change the value. */
export function keptFor<Value>(
  maxAge: number,
  clock: () => Date,
  find: () => Promise<Value>,
): Kept<Value> {
  let kept: { until: number; value: Promise<Value> } | undefined;

  function forget() {
    kept = undefined;
  }

  async function read() {
    const now = clock().getTime();
    if (kept === undefined || now >= kept.until || now < kept.until - maxAge) {
      kept = { until: now + maxAge, value: find() };
      kept.value.catch(forget);
    }
    return kept.value;
  }

  return { read, forget };
}
