import type { Buffer } from 'node:buffer';
import { pictureStarts } from '#contract/picture.ts';

/** Whether the first bytes are those of JPEG, PNG or WebP, whatever type the sender declares. */
export const isPicture = (bytes: Buffer): boolean =>
  Object.values(pictureStarts).some((start) =>
    start.every((byte, index) => byte === null || byte === bytes[index]),
  );
