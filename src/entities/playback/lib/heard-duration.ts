/** Seconds. See docs/product/player.md. */
const previewSeconds = 30;

export const heardDuration = (duration: number, isPreview: boolean): number =>
  isPreview ? Math.min(duration, previewSeconds) : duration;
