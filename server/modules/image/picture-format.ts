import type { Buffer } from 'node:buffer';

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpegStart = [0xff, 0xd8, 0xff];

/** Whether the first bytes are those of JPEG, PNG or WebP, whatever the sender calls them. */
export function isPicture(bytes: Buffer): boolean {
  const startsWith = (start: number[]) => start.every((byte, index) => bytes[index] === byte);
  const isWebp =
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return startsWith(jpegStart) || startsWith(pngStart) || isWebp;
}
