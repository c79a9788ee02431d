import type { BroughtFile } from './brought-file';
import { makeLists } from './make-lists';
import type { Fields } from './pick-fields';

/** `#EXTINF:215 group="x",Artist - Title` */
const info = /^#EXTINF:\s*(-?[\d.]{1,12})[^,]{0,500},(.*)$/i;

const named = /^#(PLAYLIST|EXTALB|EXTART):(.*)$/i;

/** `Artist - Title`; the artist may be missing. */
function splitName(name: string): Fields {
  const at = name.indexOf(' - ');
  if (at < 0) return { title: name.trim() };
  return { artist: name.slice(0, at).trim(), title: name.slice(at + 3).trim() };
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** `C:\Music\01 Artist - Title.mp3` → `01 Artist - Title` */
const nameOfPath = (path: string) =>
  (decode(path).split(/[\\/]/).at(-1) ?? '').replace(/\.\w{2,4}$/, '');

/** `01 `, `1. `, `1 - `; a number alone belongs to the name, as in `99 Globos`. */
const numbered = /^(?:0\d{1,2}[ ._-]+|\d{1,3}(?:\. ?| ?[-_] ?))(?=\S)/;

const numberBefore = /^(\d{1,3})[ ._-]+(?=\S)/;

/** Whether the names count up by one. */
function countsUp(names: readonly string[]): boolean {
  const numbers = names.map((name) => Number(numberBefore.exec(name)?.[1] ?? Number.NaN));
  return names.length > 1 && numbers.every((each, at) => each === (numbers[0] ?? 0) + at);
}

/** Each address ends what stands above it. Source: RFC 8216, and Winamp's extensions. */
export function readM3u(text: string, fallback: string): BroughtFile[] {
  let name = '';
  let fields: Fields = {};
  const records: Fields[] = [];
  const unnamed: Fields[] = [];
  for (const each of text.split(/\r\n?|\n/)) {
    const line = each.trim();
    const [, seconds = '', title = ''] = info.exec(line) ?? [];
    const [, what = '', value = ''] = named.exec(line) ?? [];
    if (title) Object.assign(fields, splitName(title), { seconds });
    else if (what.toUpperCase() === 'PLAYLIST') name = value.trim();
    else if (what.toUpperCase() === 'EXTALB') fields.album = value.trim();
    else if (what.toUpperCase() === 'EXTART') fields.artist ??= value.trim();
    else if (line !== '' && !line.startsWith('#')) {
      if (!fields.title) unnamed.push(fields);
      fields.address = line;
      records.push(fields);
      fields = {};
    }
  }
  const files = unnamed.map(({ address = '' }) => nameOfPath(address));
  const pattern = countsUp(files) ? numberBefore : numbered;
  unnamed.forEach((each, at) =>
    Object.assign(each, splitName((files[at] ?? '').replace(pattern, ''))),
  );
  return makeLists(records, name || fallback);
}
