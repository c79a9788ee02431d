/** Widths that are served, in pixels. */
export const imageWidths = [96, 160, 320, 640, 1200] as const;

export type ImageWidth = (typeof imageWidths)[number];

export type ImageFormat = 'avif' | 'webp' | 'jpg';

/** How a picture is wanted. */
export type PictureForm = { width: ImageWidth; format: ImageFormat };
