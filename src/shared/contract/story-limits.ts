/** What a story may be made of, in the order in which it is chosen. */
export const storyTypes = ['photo', 'video', 'audio', 'text'] as const;

/** Limits of a story: bytes, seconds, pixels, characters. See docs/product/stories.md. */
export const storyLimits = {
  bytes: {
    photo: 5 * 1024 * 1024,
    video: 50 * 1024 * 1024,
    audio: 10 * 1024 * 1024,
  },
  /** The size that is asked for of a photograph, and the most that is kept of it. */
  photo: { width: 1080, height: 1920 },
  /** Of a file, at least and at most. */
  secondsMin: 1,
  videoSecondsMax: 15,
  audioSecondsMax: 30,
  /** Of a video: between which sides it is taken, and pictures in it, at most: 15 s of 240 in a second. */
  sideMin: 240,
  sideMax: 3840,
  picturesMax: 4_000,
  /** How long each is shown. */
  durations: { photo: 10, video: 15, audio: 10, text: 5 },
  hours: 24,
  contentMax: 300,
  captionMax: 200,
  trackTitleMax: 300,
  /** Between the words and the ground of a text story, and of large text too. Source: WCAG 2.2, 1.4.3. */
  contrastMin: 4.5,
  /** Stories that an artist has at once. */
  perArtist: 20,
  /** Stories of others, and artists in a row of them, that are told at once. */
  othersMost: 100,
  ringsMost: 30,
} as const;

/** The ground and the words of a text story where nobody chooses others. */
export const storyColours = { background: '#1b1020', text: '#ffffff' } as const;
