/** A clock that stands still until it is moved. */
export type TestClock = (() => Date) & {
  /** Sets the time without changing `elapsed`. */
  set: (now: Date) => void;
  /** Milliseconds passed by `advance`. */
  elapsed: () => number;
  advance: (milliseconds: number) => void;
};

export function makeTestClock(start: Date): TestClock {
  let now = start.getTime();
  let elapsed = 0;
  const read = () => new Date(now);
  return Object.assign(read, {
    elapsed: () => elapsed,
    set: (moment: Date) => {
      now = moment.getTime();
    },
    advance: (milliseconds: number) => {
      now += milliseconds;
      elapsed += milliseconds;
    },
  });
}
