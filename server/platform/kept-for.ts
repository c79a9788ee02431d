/** Something read from the database that is the same for everybody, kept in memory for a short time. */
export type Kept<Value> = {
  read(): Promise<Value>;
  /** To be called after a change of it. */
  forget(): void;
};

/** Keeps what `find` answers for so many milliseconds, for another server on the same database may change it. */
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
