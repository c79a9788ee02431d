/** The moment at which a story happens that names no other: a Thursday evening in Madrid. */
const usualTime = '2026-11-19T20:15:00.000Z';
let storyTime = Date.parse(usualTime);

const RealDate = globalThis.Date;

/** `new Date()` and `Date.now()` answer one moment; timers run on. */
class StoryDate extends RealDate {
  constructor(...args: [] | ConstructorParameters<typeof Date>) {
    if (args.length === 0) super(storyTime);
    else super(...args);
  }

  static override now = () => storyTime;
}

/** Stops the calendar for one story at an ISO 8601 moment; the answer starts it again. */
export function stopTheCalendar(moment: string = usualTime): () => void {
  storyTime = RealDate.parse(moment);
  globalThis.Date = StoryDate as DateConstructor;
  return () => {
    globalThis.Date = RealDate;
  };
}
