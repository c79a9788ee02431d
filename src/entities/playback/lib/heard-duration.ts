/** What a visitor hears of a track, in seconds. See docs/product/player.md. */
const previewSeconds = 30;

/** How much of a track of so many seconds may be heard: all by a listener, a preview by a visitor. */
export const heardDuration = (duration: number, isPreview: boolean): number =>
  isPreview ? Math.min(duration, previewSeconds) : duration;
