/** Recent tracks shown, and skeleton rows. */
export const shownTracks = 6;
