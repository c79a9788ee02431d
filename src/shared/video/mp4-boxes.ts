export type BoxReport = {
  isMovie: boolean;
  isWhole: boolean;
  entriesMost: number;
};

/** Boxes on the way to the sample tables. */
const holders = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'edts', 'moof', 'traf', 'mvex']);

/** Bytes. Source: ISO 14496-12. */
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

/** Each of their entries stands for many samples. */
const timeTables = new Set(['stts', 'ctts']);
const timeEntryBytes = 8;

/** Old MOV files lack `ftyp`. */
const beginnings = new Set(['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot']);

const depthMost = 8;
const boxesMost = 5_000;

/** Finds truncated files and absurd tables before a library unpacks them. */
export function reportBoxes(bytes: Uint8Array): BoxReport {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const report: BoxReport = { isMovie: false, isWhole: true, entriesMost: 0 };
  const seen = new Set<string>();
  let boxes = 0;

  /** Samples that the entries of a time table stand for, whatever their number. */
  function countSamples(at: number, end: number): number {
    let samples = 0;
    const entries = Math.min(view.getUint32(at), Math.floor((end - at - 4) / timeEntryBytes));
    for (let entry = 0; entry < entries; entry += 1) {
      samples += view.getUint32(at + 4 + entry * timeEntryBytes);
    }
    return samples;
  }

  const nameAt = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

  /** @returns 0 outside video tracks */
  function walk(from: number, end: number, depth: number, parent = ''): number {
    let at = from;
    let entries = 0;
    let isOfPictures = true;
    let isReordered = false;
    let samples = 0;
    while (at + 8 <= end && boxes < boxesMost) {
      boxes += 1;
      const type = nameAt(at + 4);
      const size32 = view.getUint32(at);
      const isLong = size32 === 1 && at + 16 <= end;
      const head = isLong ? 16 : 8;
      const size = size32 === 0 ? end - at : isLong ? Number(view.getBigUint64(at + 8)) : size32;
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
      if (timeTables.has(type) && content + 8 <= at + size) {
        samples = Math.max(samples, countSamples(content + 4, at + size));
        isReordered ||= type === 'ctts';
      }
      if (parent === 'mdia' && type === 'hdlr') isOfPictures = nameAt(content + 8) === 'vide';
      if (holders.has(type) && depth < depthMost) {
        entries = Math.max(entries, walk(content, at + size, depth + 1, type));
      }
      at += size;
    }
    // A reordered track is unpacked sample by sample, even one of sound.
    if (isReordered) report.entriesMost = Math.max(report.entriesMost, samples);
    return isOfPictures ? Math.max(entries, samples) : 0;
  }

  const entriesOfPictures = walk(0, bytes.byteLength, 0);
  report.entriesMost = Math.max(report.entriesMost, entriesOfPictures);
  if (boxes >= boxesMost) report.entriesMost = Number.POSITIVE_INFINITY;
  if (report.isMovie) report.isWhole &&= seen.has('moov') && (seen.has('mdat') || seen.has('moof'));
  return report;
}
