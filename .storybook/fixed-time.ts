/** The moment at which every story happens: a Thursday evening in Madrid. */
const storyTime = Date.parse('2026-11-19T20:15:00.000Z');

const RealDate = globalThis.Date;

/** `new Date()` and `Date.now()` answer one moment; timers run on. */
class StoryDate extends RealDate {
  constructor(...args: [] | ConstructorParameters<typeof Date>) {
    if (args.length === 0) super(storyTime);
    else super(...args);
  }

  static override now = () => storyTime;
}

/** Stops the calendar for one story; the answer starts it again. */
export function stopTheCalendar(): () => void {
  globalThis.Date = StoryDate as DateConstructor;
  return () => {
    globalThis.Date = RealDate;
  };
}
