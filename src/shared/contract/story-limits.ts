export const storyTypes = ['photo', 'video', 'audio', 'text'] as const;

/** Bytes, seconds, pixels, characters. See docs/product/stories.md. */
export const storyLimits = {
  bytes: {
    photo: 5 * 1024 * 1024,
    video: 50 * 1024 * 1024,
    audio: 10 * 1024 * 1024,
  },
  photo: { width: 1080, height: 1920 },
  secondsMin: 1,
  videoSecondsMax: 15,
  audioSecondsMax: 30,
  /** Limits of a video; its frames are 15 s at 240 per second. */
  sideMin: 240,
  sideMax: 3840,
  picturesMax: 4_000,
  /** Seconds shown. */
  durations: { photo: 10, video: 15, audio: 10, text: 5 },
  hours: 24,
  contentMax: 300,
  captionMax: 200,
  trackTitleMax: 300,
  /** Source: WCAG 2.2, 1.4.3. */
  contrastMin: 4.5,
  perArtist: 20,
  othersMost: 100,
  ringsMost: 30,
} as const;

export const storyColours = { background: '#1b1020', text: '#ffffff' } as const;
