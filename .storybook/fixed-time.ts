/** A Thursday evening in Madrid. */
const usualTime = '2026-11-19T20:15:00.000Z';
let storyTime = Date.parse(usualTime);

const RealDate = globalThis.Date;

/** Timers keep running. */
class StoryDate extends RealDate {
  constructor(...args: [] | ConstructorParameters<typeof Date>) {
    if (args.length === 0) super(storyTime);
    else super(...args);
  }

  static override now = () => storyTime;
}

/** Freezes the calendar at an ISO 8601 moment; returns a function that restarts it. */
export function stopTheCalendar(moment: string = usualTime): () => void {
  storyTime = RealDate.parse(moment);
  globalThis.Date = StoryDate as DateConstructor;
  return () => {
    globalThis.Date = RealDate;
  };
}
