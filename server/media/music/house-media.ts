import { realpath, type FileHandle } from 'node:fs/promises';
import type { Content, OpenContent } from '../../platform/content/content.ts';
import { problem } from '../../platform/problems.ts';
import type { MediaSource } from '../media-source.ts';
import { type HouseFile, mediaTypes } from './house-file.ts';
import { joinPath, openPlain } from './music-path.ts';
import { previewLength } from './scanned-sound.ts';
import { readSeconds } from './time-index.ts';

/** Serves files where they are, in the folders of the operator. */
export const houseMedia: Pick<MediaSource, 'sound'> = {
  sound({ file, duration }) {
    if (!file) return null;
    const whole = { head: Buffer.alloc(0), from: 0, to: file.bytes };
    return {
      ...partOf(file, whole, ''),
      secondsAt: readSeconds(Buffer.from(file.secondsAt, 'base64'), duration),
      beginning(seconds) {
        if (seconds !== previewLength) throw new Error('Only previews are prepared.');
        const head = Buffer.from(file.previewHead, 'base64');
        return partOf(file, { head, from: file.previewFrom, to: file.previewTo }, '-p');
      },
    };
  },
};

type Part = { head: Buffer; from: number; to: number };

function partOf(file: HouseFile, { head, from, to }: Part, mark: string): Content {
  return {
    tag: `${file.hash}-${file.changed}${mark}`,
    type: mediaTypes[file.format],
    bytes: head.length + to - from,
    open: () => openPart(openFile(file), head, from),
  };
}

function openPart(opening: Promise<FileHandle>, head: Buffer, from: number): OpenContent {
  // An unhandled rejection would end the process; readers get it anyway.
  opening.catch(() => undefined);
  return {
    async read(position, most) {
      if (position < head.length) return head.subarray(position, position + most);
      const handle = await opening;
      const size = Math.min(most, 65_536);
      const at = from + position - head.length;
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(size), 0, size, at);
      if (bytesRead === 0) throw new Error('the content ends too early');
      return buffer.subarray(0, bytesRead);
    },
    close() {
      void opening.then((handle) => handle.close()).catch(() => undefined);
    },
  };
}

/**
 * Nothing outside the folder is opened, also where a folder became a link meanwhile.
 *
 * @throws {Problem} `not-found` for a file that is gone or another one now.
 */
async function openFile({ folder, path, bytes, changed }: HouseFile): Promise<FileHandle> {
  const root = Buffer.from(folder, 'base64');
  const wanted = joinPath(root, Buffer.from(path, 'base64'));
  const real = await realpath(wanted, { encoding: 'buffer' }).catch(() => null);
  if (real === null || !real.equals(wanted)) throw problem('not-found');
  const handle = await openPlain(wanted).catch(() => null);
  if (handle === null) throw problem('not-found');
  const about = await handle.stat({ bigint: true });
  if (Number(about.size) === bytes && String(about.mtimeNs) === changed) return handle;
  await handle.close();
  throw problem('not-found');
}
