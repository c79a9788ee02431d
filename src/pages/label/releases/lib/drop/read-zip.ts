import { crc32 } from './crc32';
import { decodeName } from './decode-name';
import { dropLimits, FaultyDrop, type FoundFile, getName, UnusableFile } from './found-file';

/** Bytes of the last record, and the longest comment behind it. */
const endSize = 22;
const commentMost = 65_535;
const entrySize = 46;
const headSize = 30;
const directoryMost = 8 * 1024 ** 2;

const signs = { end: 0x06054b50, entry: 0x02014b50, head: 0x04034b50, locator: 0x07064b50 };
const isEncrypted = 0x0001;
const inUtf8 = 0x0800;
const methods = { stored: 0, deflated: 8 };
/** Stands for a value of ZIP64. */
const elsewhere = { short: 0xffff, long: 0xffffffff };

const readBytes = async (zip: Blob, from: number, to: number) =>
  new DataView(await zip.slice(from, to).arrayBuffer());

type Entry = {
  path: string;
  flags: number;
  method: number;
  check: number;
  packed: number;
  size: number;
  offset: number;
};

/**
 * Lists the files of an archive; each is unpacked when it is opened, never to more than it says.
 * The directory at the end is what counts. Source: PKWARE, APPNOTE 6.3.
 *
 * @throws {FaultyDrop} for no archive, too many or too large files, or ZIP64
 */
export async function readZip(zip: File): Promise<FoundFile[]> {
  const { start, offset, directory, count } = await findDirectory(zip);
  const entries = readEntries(directory, count);
  const packed = entries.reduce((sum, entry) => sum + entry.packed, 0);
  // Parts of a bomb lie over each other.
  if (packed > zip.size) throw new FaultyDrop('broken');
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0);
  if (unpacked > dropLimits.unpackedBytes) throw new FaultyDrop('tooLarge');
  const base = start - offset;
  return entries
    .filter(({ path }) => !path.endsWith('/'))
    .map((entry) => ({
      path: entry.path,
      size: entry.size,
      open: (signal) => openEntry(zip, base, entry, signal),
    }));
}

async function findDirectory(zip: Blob) {
  const from = Math.max(0, zip.size - endSize - commentMost);
  const tail = await readBytes(zip, from, zip.size);
  let at = tail.byteLength - endSize;
  while (at >= 0 && !isEnd(tail, at)) at -= 1;
  if (at < 0) throw new FaultyDrop('broken');
  const count = tail.getUint16(at + 10, true);
  const size = tail.getUint32(at + 12, true);
  const offset = tail.getUint32(at + 16, true);
  const hasLocator = at >= 20 && tail.getUint32(at - 20, true) === signs.locator;
  if (hasLocator || count === elsewhere.short || offset === elsewhere.long)
    throw new FaultyDrop('zip64');
  if (count > dropLimits.files || size > directoryMost) throw new FaultyDrop('tooMany');
  const isInParts = tail.getUint32(at + 4, true) !== 0;
  const start = from + at - size;
  // What stands before the archive, such as a program, moves it.
  if (isInParts || start < offset) throw new FaultyDrop('broken');
  return { start, offset, count, directory: await readBytes(zip, start, start + size) };
}

const isEnd = (tail: DataView, at: number) =>
  tail.getUint32(at, true) === signs.end &&
  at + endSize + tail.getUint16(at + 20, true) === tail.byteLength;

function readEntries(view: DataView<ArrayBuffer>, count: number): Entry[] {
  const entries: Entry[] = [];
  let at = 0;
  while (entries.length < count) {
    if (at + entrySize > view.byteLength || view.getUint32(at, true) !== signs.entry)
      throw new FaultyDrop('broken');
    const lengths = [28, 30, 32].map((place) => view.getUint16(at + place, true));
    const [nameLength = 0, ...others] = lengths;
    const end = at + entrySize + nameLength;
    if (end > view.byteLength) throw new FaultyDrop('broken');
    const flags = view.getUint16(at + 8, true);
    const name = new Uint8Array(view.buffer, at + entrySize, nameLength);
    entries.push({
      path: decodeName(name, (flags & inUtf8) !== 0).replaceAll('\\', '/'),
      flags,
      method: view.getUint16(at + 10, true),
      check: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at = others.reduce((sum, length) => sum + length, end);
  }
  return entries;
}

/** @throws {UnusableFile} for a file that is not taken. */
async function openEntry(
  zip: File,
  base: number,
  entry: Entry,
  signal: AbortSignal,
): Promise<File> {
  const { path, flags, method, packed, size, offset } = entry;
  if ((flags & isEncrypted) !== 0) throw new UnusableFile('encrypted');
  if ([packed, size, offset].includes(elsewhere.long)) throw new UnusableFile('zip64');
  if (size > dropLimits.ratioFrom && size > packed * dropLimits.ratio)
    throw new UnusableFile('ratio');
  const isPacked = method === methods.deflated;
  if (!isPacked && method !== methods.stored) throw new UnusableFile('method');
  const head = await readBytes(zip, base + offset, base + offset + headSize);
  if (head.byteLength < headSize || head.getUint32(0, true) !== signs.head)
    throw new UnusableFile('damaged');
  const from = base + offset + headSize + head.getUint16(26, true) + head.getUint16(28, true);
  const data = zip.slice(from, from + packed);
  const content = isPacked
    ? await new Response(unpack(data, entry, signal) as BodyInit).blob().catch(toReason(signal))
    : data;
  if (!isPacked) await compare(data, entry, signal);
  return new File([content], getName(path), { lastModified: zip.lastModified });
}

const toReason = (signal: AbortSignal) => (error: unknown) => {
  signal.throwIfAborted();
  throw error instanceof UnusableFile ? error : new UnusableFile('damaged');
};

/** The browser's own decoder, off the page's thread. */
const unpack = (data: Blob, entry: Entry, signal: AbortSignal) =>
  data
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'), { signal })
    .pipeThrough(checked(entry), { signal });

const compare = (data: Blob, entry: Entry, signal: AbortSignal) =>
  data
    .stream()
    .pipeThrough(checked(entry), { signal })
    .pipeTo(new WritableStream(), { signal })
    .catch(toReason(signal));

/** Ends with the first byte too many. */
function checked({ size, check }: Entry) {
  let length = 0;
  let sum = 0;
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      length += chunk.length;
      if (length > size) throw new UnusableFile('ratio');
      sum = crc32(chunk, sum);
      controller.enqueue(chunk);
    },
    flush() {
      if (length !== size || sum !== check) throw new UnusableFile('damaged');
    },
  });
}
