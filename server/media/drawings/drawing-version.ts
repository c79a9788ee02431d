import sharp from 'sharp';

/** Raise it when a drawing changes, so that cached files and ETags expire. */
const artVersion = 2;

/** The encoder's bytes may differ between releases. */
export const rendererVersion = `${artVersion}-${sharp.versions.sharp ?? ''}-${sharp.versions.vips}`;
