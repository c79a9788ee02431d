/** Keep the order of `storySort` in `preview.tsx`. */
export const foundations = {
  Welcome: 'What the system holds to, and what is where.',
  Colour: 'Every token in both themes, measured against its grounds.',
  Type: 'One face: sizes, weights, lines, figures.',
  Space: 'The four-pixel grid, radii, borders, layers.',
  Motion: 'Durations, the curve, and what moves.',
  Icons: 'The set that the application draws today.',
  Art: 'Covers, portraits, banners, and their light.',
  Voice: 'How the product speaks, read from its catalogues.',
  Screens: 'Every address, and who may open it.',
};

export type Foundation = keyof typeof foundations;

export const foundationNames = Object.keys(foundations) as Foundation[];

export const foundationId = (page: Foundation) =>
  `foundations-${page.toLowerCase()}--${page.toLowerCase()}`;

export const bare = { layout: 'fullscreen', controls: { disable: true } };
