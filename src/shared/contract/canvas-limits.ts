/** Limits of a canvas: bytes, seconds, pixels, characters. See docs/product/canvas.md. */
export const canvasLimits = {
  bytes: 10 * 1024 * 1024,
  thumbnailBytes: 1024 * 1024,
  /** Of the file, and of what is shown of it. */
  secondsMin: 3,
  secondsMax: 8,
  /** Up to where the start may be set. */
  startMax: 30,
  /** The side that is asked for, and between which ones a file is taken. */
  side: 720,
  sideMin: 360,
  sideMax: 2160,
  /** Pictures in a file, at most: 8 s of 240 in a second. */
  picturesMax: 2_000,
  descriptionMax: 300,
  tags: 10,
  tagMax: 30,
  addressMax: 500,
  feedbackMax: 500,
  /** Canvases that an artist has at once. */
  perArtist: 200,
  /** Fewer listeners than these tell nothing of themselves by a share. */
  listenersMin: 5,
} as const;

/** How far a canvas has come. See docs/product/canvas.md. */
export const canvasStatuses = ['live', 'approved', 'pending', 'rejected', 'draft'] as const;
