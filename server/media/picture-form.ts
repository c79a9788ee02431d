import type { imageWidths } from '#contract/picture.ts';

/** A width that is served, in pixels. */
export type ImageWidth = (typeof imageWidths)[number];

export const imageFormats = ['webp', 'avif', 'jpg'] as const;

export type ImageFormat = (typeof imageFormats)[number];

/** How a picture is wanted. */
export type PictureForm = { width: ImageWidth; format: ImageFormat };
