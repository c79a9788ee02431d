/** Days that the editors of playlists have before a song is out. */
const leadDays = 7;

/** The first day, in the person's own calendar, on which a song that is pitched now may be out. */
export function earliestRelease(now: Date): string {
  const day = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + leadDays));
  return day.toISOString().slice(0, 10);
}
