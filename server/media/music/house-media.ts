import { realpath, type FileHandle } from 'node:fs/promises';
import type { Content, OpenContent } from '../../platform/content/content.ts';
import { problem } from '../../platform/problems.ts';
import type { MediaSource } from '../media-source.ts';
import { openAlac } from './alac/alac-packets.ts';
import { type HouseFile, mediaTypes } from './house-file.ts';
import { joinPath, openPlain } from './music-path.ts';
import { none, previewLength } from './scanned-sound.ts';
import { readSeconds } from './time-index.ts';
import { makeWaveHead, toWaveSamples, type WavePcm, waveBytes, wideOf } from './wave-pcm.ts';

/** Serves files where they are, in the folders of the operator. */
export const houseMedia: Pick<MediaSource, 'sound'> = {
  sound({ file, duration }) {
    if (!file) return null;
    const whole = file.pcm ?? { from: 0, to: file.bytes };
    return {
      ...partOf(file, { head: none, from: whole.from, to: whole.to }, ''),
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

function partOf(file: HouseFile, part: Part, mark: string): Content {
  const about = { tag: `${file.hash}-${file.changed}${mark}`, type: mediaTypes[file.format] };
  if (file.pcm === null) {
    const { head, from, to } = part;
    const bytes = head.length + to - from;
    return { ...about, bytes, open: () => openPart(openFile(file), head, readPlain(from)) };
  }
  const pcm = { ...file.pcm, from: part.from, to: part.to };
  const head = makeWaveHead(pcm);
  const bytes = head.length + waveBytes(pcm);
  return { ...about, bytes, open: () => openPart(openFile(file), head, readSamples(pcm)) };
}

/** Reads what follows the head: some of the `most` bytes at a position. */
type ReadRest = (handle: FileHandle, position: number, most: number) => Promise<Buffer>;

function openPart(opening: Promise<FileHandle>, head: Buffer, readRest: ReadRest): OpenContent {
  // An unhandled rejection would end the process; readers get it anyway.
  opening.catch(() => undefined);
  return {
    async read(position, most) {
      if (position < head.length) return head.subarray(position, position + most);
      return readRest(await opening, position - head.length, Math.min(most, 65_536));
    },
    close() {
      void opening.then((handle) => handle.close()).catch(() => undefined);
    },
  };
}

const readPlain =
  (from: number): ReadRest =>
  async (handle, position, most) => {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(most), 0, most, from + position);
    if (bytesRead === 0) throw new Error('the content ends too early');
    return buffer.subarray(0, bytesRead);
  };

const readSamples = (pcm: WavePcm): ReadRest =>
  pcm.packets === undefined ? readWave(pcm) : openAlac(pcm.packets);

/** A position may lie within a sample, which is read as a whole. */
const readWave =
  (pcm: WavePcm): ReadRest =>
  async (handle, position, most) => {
    const wide = wideOf(pcm);
    const first = Math.floor(position / wide);
    const size = (Math.ceil((position + most) / wide) - first) * pcm.width;
    const at = pcm.from + first * pcm.width;
    const samples = Buffer.alloc(Math.min(size, pcm.to - at));
    for (let filled = 0; filled < samples.length;) {
      const left = samples.length - filled;
      const { bytesRead } = await handle.read(samples, filled, left, at + filled);
      if (bytesRead === 0) throw new Error('the content ends too early');
      filled += bytesRead;
    }
    const skipped = position - first * wide;
    return toWaveSamples(pcm, samples).subarray(skipped, skipped + most);
  };

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
