/** Days that the editors of playlists have before a song is out. */
export const leadDays = 7;

/** Letters of a title or description: what an editor reads. */
export const pitchTextMax = 1_000;

/** Playlists that are offered as targets. See docs/product/artist-dashboard.md. */
export const targetCount = 4;
