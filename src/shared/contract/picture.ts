/** First bytes; null stands for any. Source: JFIF, PNG, RFC 9649. */
export const pictureStarts = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/webp': [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
} as const;

/** Pixels. */
export const imageWidths = [96, 160, 320, 640, 1200] as const;

export const atWidth = (path: string, width: (typeof imageWidths)[number]) =>
  `${path}${path.includes('?') ? '&' : '?'}w=${width}`;

export const sourceSet = (path: string) =>
  imageWidths.map((width) => `${atWidth(path, width)} ${width}w`).join(', ');
