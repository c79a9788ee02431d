export type CachedValue<Value> = {
  read(): Promise<Value>;
  forget(): void;
};

/** @param maxAge milliseconds; another server may change the value. */
export function cacheFor<Value>(
  maxAge: number,
  clock: () => Date,
  find: () => Promise<Value>,
): CachedValue<Value> {
  let cached: { until: number; value: Promise<Value> } | undefined;

  function forget() {
    cached = undefined;
  }

  async function read() {
    const now = clock().getTime();
    if (cached === undefined || now >= cached.until || now < cached.until - maxAge) {
      cached = { until: now + maxAge, value: find() };
      cached.value.catch(forget);
    }
    return cached.value;
  }

  return { read, forget };
}
