/** The art of the header of an album, artist or playlist. */
export const headerArtSizes = '(min-width: 640px) 264px, 62vw';
