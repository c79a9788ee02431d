/** What is known of the boxes of a file before anything else reads it. */
export type BoxReport = {
  /** Whether it begins as MP4 and MOV files do. */
  isMovie: boolean;
  /** Whether all that it announces is there. */
  isWhole: boolean;
  /** The most entries that a table of its pictures claims to have. A table of sound, which nobody reads, may have one for each value. */
  entriesMost: number;
};

/** Boxes that hold boxes, on the way to the tables of samples. */
const holders = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'edts', 'moof', 'traf', 'mvex']);

/** Bytes before the number of entries of a table, from the beginning of its content. Source: ISO 14496-12. */
const countAt: { [type: string]: number } = {
  stts: 4,
  ctts: 4,
  stss: 4,
  stsc: 4,
  stco: 4,
  co64: 4,
  elst: 4,
  trun: 4,
  stsz: 8,
};

/** First boxes of a movie; old MOV files begin without `ftyp`. */
const beginnings = new Set(['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot']);

/** Depth and number of boxes beyond which nobody builds a file but to harm. */
const depthMost = 8;
const boxesMost = 5_000;

/**
 * Walks through the boxes of a file in memory without reading its samples: a file that was cut off, or whose tables
 * claim more than there can be, is known before a library unpacks them.
 */
export function reportBoxes(bytes: Uint8Array): BoxReport {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const report: BoxReport = { isMovie: false, isWhole: true, entriesMost: 0 };
  const seen = new Set<string>();
  let boxes = 0;

  const nameAt = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

  /** @returns the most entries of a table in it; of none where it belongs to a track of something else than pictures. */
  function walk(from: number, end: number, depth: number, parent = ''): number {
    let at = from;
    let entries = 0;
    let isOfPictures = true;
    while (at + 8 <= end && boxes < boxesMost) {
      boxes += 1;
      const type = nameAt(at + 4);
      const said = view.getUint32(at);
      const isLong = said === 1 && at + 16 <= end;
      const head = isLong ? 16 : 8;
      const size = said === 0 ? end - at : isLong ? Number(view.getBigUint64(at + 8)) : said;
      if (depth === 0) seen.add(type);
      if (at === 0) report.isMovie = beginnings.has(type);
      if (size < head || at + size > end) {
        report.isWhole = false;
        break;
      }
      const content = at + head;
      const count = countAt[type];
      if (count !== undefined && content + count + 4 <= at + size) {
        entries = Math.max(entries, view.getUint32(content + count));
      }
      if (parent === 'mdia' && type === 'hdlr') isOfPictures = nameAt(content + 8) === 'vide';
      if (holders.has(type) && depth < depthMost) {
        entries = Math.max(entries, walk(content, at + size, depth + 1, type));
      }
      at += size;
    }
    return isOfPictures ? entries : 0;
  }

  report.entriesMost = walk(0, bytes.byteLength, 0);
  if (boxes >= boxesMost) report.entriesMost = Number.POSITIVE_INFINITY;
  if (report.isMovie) report.isWhole &&= seen.has('moov') && (seen.has('mdat') || seen.has('moof'));
  return report;
}
