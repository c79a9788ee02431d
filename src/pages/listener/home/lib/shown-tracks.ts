/** How many recent tracks are shown, and waited for. */
export const shownTracks = 6;
