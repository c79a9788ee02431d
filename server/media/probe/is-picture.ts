import type { Buffer } from 'node:buffer';
import { pictureStarts } from '#contract/picture.ts';

/** Tells JPEG, PNG or WebP by the first bytes, whatever type the sender declares. */
export const isPicture = (bytes: Buffer): boolean =>
  Object.values(pictureStarts).some((start) =>
    start.every((byte, index) => byte === null || byte === bytes[index]),
  );
