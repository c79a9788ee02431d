/** A clock that stands still until it is moved. */
export type TestClock = (() => Date) & {
  set: (now: Date) => void;
  /** Moves on by so many milliseconds. */
  advance: (milliseconds: number) => void;
};

export function makeTestClock(start: Date): TestClock {
  let now = start.getTime();
  const read = () => new Date(now);
  return Object.assign(read, {
    set: (moment: Date) => {
      now = moment.getTime();
    },
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
  });
}
