import type { imageWidths } from '#contract/picture.ts';

/** A width that is served, in pixels. */
export type ImageWidth = (typeof imageWidths)[number];

export type ImageFormat = 'avif' | 'webp' | 'jpg';

/** How a picture is wanted. */
export type PictureForm = { width: ImageWidth; format: ImageFormat };
