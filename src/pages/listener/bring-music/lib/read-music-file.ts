import { broughtLimits } from '@/shared/contract/limits.ts';
import type {
  BroughtFile,
  BroughtMusic,
  BroughtTable,
  FileFault,
  LeftOut,
  ReadText,
} from './brought-file';
import { decodeText } from './decode-text';

type Named = { file: Blob; name: string };

const isTable = (read: ReadText): read is BroughtTable =>
  typeof read === 'object' && 'cells' in read;

/** Read on this device: nothing of a file leaves it but the names of its songs. */
export async function readMusicFiles(files: readonly Named[]): Promise<BroughtMusic | FileFault> {
  const size = files.reduce((sum, { file }) => sum + file.size, 0);
  if (size > broughtLimits.file) return 'tooLarge';
  const read: ReadText[] = [];
  for (const { file, name } of files) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (isArchive(bytes)) read.push(...(await readArchive(bytes)));
    else read.push(await readBytes(bytes, name));
  }
  const lists = joinHistories(read.flatMap((each) => (Array.isArray(each) ? each : [])));
  if (lists.length > 0) return judge(lists);
  const table = read.find(isTable);
  if (table !== undefined) return { table };
  return read.find((each) => typeof each === 'string') ?? 'empty';
}

export const readMusicText = (text: string, name: string) =>
  readMusicFiles([{ file: new Blob([text]), name }]);

function judge(lists: BroughtFile[]): BroughtMusic | FileFault {
  if (lists.every(({ rows, leftOut }) => rows.length === 0 && isNothing(leftOut))) return 'empty';
  if (lists.some(({ kind, rows }) => kind === 'list' && rows.length > broughtLimits.rows))
    return 'tooMany';
  if (lists.some(({ rows }) => rows.length > broughtLimits.listens)) return 'tooManyListens';
  return { lists };
}

const isNothing = ({ nameless: _nameless, ...listens }: LeftOut) =>
  Object.values(listens).every((count) => count === 0);

/** The years of one service come as several files. */
function joinHistories(lists: BroughtFile[]): BroughtFile[] {
  const [first, ...others] = lists.filter(({ kind }) => kind === 'history');
  if (first === undefined || others.length === 0) return lists;
  const leftOut = { ...first.leftOut };
  for (const other of others) {
    for (const reason of Object.keys(leftOut) as (keyof LeftOut)[])
      leftOut[reason] += other.leftOut[reason];
  }
  const rows = [first, ...others].flatMap((each) => each.rows);
  return [{ ...first, rows, leftOut }, ...lists.filter(({ kind }) => kind === 'list')];
}

/** `PK`: an archive by its content. */
const isArchive = ([first, second, third]: Uint8Array) =>
  first === 0x50 && second === 0x4b && (third === 3 || third === 5);

async function readArchive(bytes: Uint8Array): Promise<ReadText[]> {
  const { unpack } = await import('./unpack');
  const packed = unpack(bytes);
  if (typeof packed === 'string') return [packed];
  const read: ReadText[] = [];
  for (const { name, bytes: unpacked } of packed) read.push(await readBytes(unpacked, name));
  // Of what else an archive holds nobody has to know.
  const music = read.filter((each) => typeof each !== 'string');
  return music.length > 0 ? music : ['noMusic'];
}

async function readBytes(bytes: Uint8Array, fileName: string): Promise<ReadText> {
  const text = decodeText(bytes);
  if (text === null) return 'unknown';
  const name = fileName.replace(/\.\w+$/, '');
  return readByContent(text.trim(), fileName, name);
}

/** The content decides, since names and types are unreliable. */
async function readByContent(text: string, fileName: string, name: string): Promise<ReadText> {
  if (text === '') return 'empty';
  if (text.startsWith('<')) return (await import('./read-xspf')).readXspf(text, name);
  if (/^[[{]/.test(text)) return (await import('./read-json')).readJson(text, name);
  if (/^#EXT/i.test(text) || /\.m3u8?$/i.test(fileName))
    return (await import('./read-m3u')).readM3u(text, name);
  return (await import('./read-csv')).readCsv(text, name);
}
