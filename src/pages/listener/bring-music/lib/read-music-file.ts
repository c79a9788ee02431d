import { broughtLimits } from '@/shared/contract/limits.ts';
import type { BroughtFile, FileFault } from './brought-file';
import { decodeText } from './decode-text';
import { readJson } from './read-json';
import { readM3u } from './read-m3u';
import { readXspf } from './read-xspf';

/** Read on this device: nothing of the file leaves it but the names of its songs. */
export async function readMusicFile(
  file: Blob,
  fileName: string,
): Promise<BroughtFile | FileFault> {
  if (file.size > broughtLimits.file) return 'tooLarge';
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  return text === null ? 'unknown' : readMusicText(text, fileName);
}

/** The content decides, since names and types are unreliable. */
export async function readMusicText(
  text: string,
  fileName: string,
): Promise<BroughtFile | FileFault> {
  const found = await readByContent(text.replace(/^\uFEFF/, '').trimStart(), fileName);
  if (typeof found === 'string') return found;
  if (found.rows.length === 0) return 'empty';
  if (found.kind === 'list' && found.rows.length > broughtLimits.rows) return 'tooMany';
  if (found.rows.length > broughtLimits.listens) return 'tooManyListens';
  return { ...found, name: found.name || fileName.replace(/\.\w+$/, '') };
}

async function readByContent(text: string, fileName: string): Promise<BroughtFile | FileFault> {
  if (text === '') return 'empty';
  if (text.startsWith('<')) return readXspf(text);
  if (/^[[{]/.test(text)) return readJson(text);
  if (text.startsWith('#') || /\.m3u8?$/i.test(fileName)) return readM3u(text);
  const { readCsv } = await import('./read-csv');
  return readCsv(text);
}
