import type { imageWidths } from '#contract/picture.ts';

/** In pixels. */
export type ImageWidth = (typeof imageWidths)[number];

export const imageFormats = ['webp', 'avif', 'jpg'] as const;

export type ImageFormat = (typeof imageFormats)[number];

export type PictureForm = { width: ImageWidth; format: ImageFormat };
