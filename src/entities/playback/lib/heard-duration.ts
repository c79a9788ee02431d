/** What a visitor hears of a track, in seconds. Source: readings, 'Player'. */
const previewSeconds = 30;

/** How much of a track of so many seconds may be heard: all by a listener, a preview by a visitor. */
export const heardDuration = (duration: number, isPreview: boolean): number =>
  isPreview ? Math.min(duration, previewSeconds) : duration;
