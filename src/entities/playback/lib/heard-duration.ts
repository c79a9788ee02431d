/** Seconds. See docs/product/player.md. */
const previewSeconds = 30;

/** Audible seconds of a track, or of its preview. */
export const heardDuration = (duration: number, isPreview: boolean): number =>
  isPreview ? Math.min(duration, previewSeconds) : duration;
