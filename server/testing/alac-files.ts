import { readFileSync } from 'node:fs';

/**
 * Apple Lossless of FFmpeg's encoder: tones, and noise that it does not compress. Each is Marea by
 * Nora Faro on Puerto; the long one is 40 seconds of 8 kHz.
 */
type AlacFile = 'long-16' | 'mono-16' | 'noise-16' | 'stereo-16' | 'stereo-24' | 'surround-16';

export function readAlacFile(name: AlacFile, { isTagged = true } = {}): Buffer {
  const file = readFileSync(new URL(`./alac/${name}.m4a`, import.meta.url));
  if (!isTagged) file.write('free', file.indexOf('udta'));
  return file;
}
