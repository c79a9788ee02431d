/** Bytes, seconds, pixels, characters. See docs/product/canvas.md. */
export const canvasLimits = {
  bytes: 10 * 1024 * 1024,
  thumbnailBytes: 1024 * 1024,
  secondsMin: 3,
  secondsMax: 8,
  startMax: 30,
  side: 720,
  sideMin: 360,
  sideMax: 2160,
  /** Frames of a file: 8 s at 240 per second. */
  picturesMax: 2_000,
  descriptionMax: 300,
  tags: 10,
  tagMax: 30,
  addressMax: 500,
  feedbackMax: 500,
  perArtist: 200,
  listenersMin: 5,
} as const;

export const canvasStatuses = ['live', 'approved', 'pending', 'rejected', 'draft'] as const;
