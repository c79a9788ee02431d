import { readPart, type SoundFile } from './sound-file';
import { join } from './sound-source';

/** Bytes of a page's header, and of the longest page. Source: RFC 3533, 6. */
export const pageHeadMost = 27 + 255;
const pageMost = pageHeadMost + 255 * 255;

/** Pages of comments, with pictures, and of what follows before the sound. */
const headerPagesMost = 64;

/** `granule` counts the samples to its end; null where no packet ends on it. */
type Page = {
  isContinued: boolean;
  isLast: boolean;
  granule: number | null;
  serial: number;
  lacing: Uint8Array;
  body: number;
  end: number;
};

/** Reads the header of a page, of which the content may not be there yet. */
export function readPage(bytes: Uint8Array, at: number): Page | null {
  const body = at + 27 + (bytes[at + 26] ?? 0);
  const isPage = [0x4f, 0x67, 0x67, 0x53, 0].every((byte, index) => bytes[at + index] === byte);
  if (!isPage || body > bytes.length) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset + at, 27);
  const flags = view.getUint8(5);
  const granule = Number(view.getBigInt64(6, true));
  const lacing = bytes.subarray(at + 27, body);
  return {
    isContinued: (flags & 1) !== 0,
    isLast: (flags & 4) !== 0,
    granule: granule === -1 ? null : granule,
    serial: view.getUint32(14, true),
    lacing,
    body,
    end: body + lacing.reduce((sum, part) => sum + part, 0),
  };
}

function findPage(
  bytes: Uint8Array,
  from: number,
  serial: number,
): { at: number; page: Page } | null {
  for (let at = bytes.indexOf(0x4f, from); at >= 0; at = bytes.indexOf(0x4f, at + 1)) {
    const page = readPage(bytes, at);
    if (page?.serial === serial) return { at, page };
  }
  return null;
}

/** `packets` are those that end on it. */
type Pieces = Pick<Page, 'granule' | 'isLast'> & { packets: Uint8Array[] };

/** Takes whole pages off what it is given; of a packet that began before, nothing is kept. */
export function cutPages(serial: number): (bytes: Uint8Array) => Pieces[] {
  let rest = new Uint8Array();
  let part: Uint8Array | null = null;
  return (bytes) => {
    rest = join([rest, bytes]);
    const pages: Pieces[] = [];
    let at = 0;
    let found = findPage(rest, at, serial);
    while (found !== null && found.page.end <= rest.length) {
      const { page } = found;
      const packets: Uint8Array[] = [];
      let isKnown = !page.isContinued || part !== null;
      let packet: Uint8Array = page.isContinued && part ? part : new Uint8Array();
      part = null;
      let from = page.body;
      for (const length of page.lacing) {
        packet = join([packet, rest.subarray(from, from + length)]);
        from += length;
        if (length === 255) continue;
        if (isKnown) packets.push(packet);
        isKnown = true;
        packet = new Uint8Array();
      }
      if (page.lacing.at(-1) === 255 && isKnown) part = packet;
      pages.push({ granule: page.granule, isLast: page.isLast, packets });
      at = page.end;
      found = findPage(rest, at, serial);
    }
    // A header may be cut off.
    rest = rest.slice(found?.at ?? Math.max(at, rest.length - pageHeadMost));
    return pages;
  };
}

/**
 * Passes over the packets between the first page and the sound.
 *
 * @returns the last of them, and the byte at which the sound begins
 */
export async function readHeaders(
  file: SoundFile,
  { from, serial, packets }: { from: number; serial: number; packets: number },
  signal: AbortSignal,
): Promise<{ last: Uint8Array; first: number } | null> {
  const cut = cutPages(serial);
  let at = from;
  let ended = 0;
  let last: Uint8Array = new Uint8Array();
  for (let pages = 0; pages < headerPagesMost; pages += 1) {
    const page = readPage(await readPart(file, at, at + pageHeadMost, signal), 0);
    if (page?.serial !== serial) return null;
    const to = at + page.end;
    ended += page.lacing.filter((length) => length < 255).length;
    // Pictures in the comments are not read.
    if (ended > 0) {
      const read = cut(await readPart(file, at, to, signal)).flatMap((one) => one.packets);
      last = read.at(-1) ?? last;
    }
    at = to;
    if (ended >= packets) return ended === packets ? { last, first: at } : null;
  }
  return null;
}

/** The count of the last page; null where it is not the end of the file. */
export async function readEnd(
  file: SoundFile,
  serial: number,
  signal: AbortSignal,
): Promise<number | null> {
  const end = await readPart(file, Math.max(0, file.bytes - pageMost), file.bytes, signal);
  let last: Page | null = null;
  for (let found = findPage(end, 0, serial); found; found = findPage(end, found.page.end, serial)) {
    last = found.page;
  }
  return last?.end === end.length ? last.granule : null;
}
