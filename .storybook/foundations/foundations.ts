/** The pages of the specimen book in their order; `storySort` in `preview.tsx` says the same. */
export const foundations = [
  'Welcome',
  'Colour',
  'Type',
  'Space',
  'Motion',
  'Icons',
  'Art',
  'Voice',
  'Screens',
] as const;

export type Foundation = (typeof foundations)[number];

/** Id of a page's only story. */
export const foundationId = (page: Foundation) =>
  `foundations-${page.toLowerCase()}--${page.toLowerCase()}`;
