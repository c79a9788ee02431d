import { statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { houseMedia } from '../media/music/house-media.ts';
import type { ReadMusic } from '../media/music/read-music.ts';
import type { Content } from '../platform/content/content.ts';

/** @returns what the server serves of a file that was read. */
export function serveMusic(path: string, music: ReadMusic) {
  const { size, mtimeNs } = statSync(path, { bigint: true });
  const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64');
  const file = {
    folder: base64(dirname(path)),
    path: base64(basename(path)),
    hash: music.hash,
    format: music.format,
    bytes: Number(size),
    changed: String(mtimeNs),
    secondsAt: base64(music.secondsAt),
    previewHead: base64(music.preview.head),
    previewFrom: music.preview.from,
    previewTo: music.preview.to,
    pcm: music.pcm ?? null,
  };
  const duration = Math.round(music.samples / music.sampleRate);
  const sound = houseMedia.sound(
    { id: 't', genre: 'Pop', duration, asset: null, file },
    'listener',
  );
  if (sound === null) throw new Error('The file has sound.');
  return sound;
}

/** @param most bytes of one reading. */
export async function takeContent(
  content: Content,
  { start = 0, end = content.bytes, most = 100_000 } = {},
) {
  const opened = content.open({ start, end });
  const parts: Buffer[] = [];
  try {
    for (let at = start; at < end;) {
      const part = await opened.read(at, Math.min(most, end - at));
      parts.push(part);
      at += part.length;
    }
  } finally {
    opened.close();
  }
  return Buffer.concat(parts);
}
