import type { BroughtFile, BroughtRow } from './brought-file';
import { type Fields, toRow } from './pick-fields';

/** `#EXTINF:215 group="x",Artist - Title` */
const info = /^#EXTINF:\s*(-?[\d.]+)[^,]*,(.*)$/i;

const named = /^#(PLAYLIST|EXTALB|EXTART):(.*)$/i;

/** `Artist - Title`; the artist may be missing. */
function splitName(name: string): Fields {
  const at = name.indexOf(' - ');
  if (at < 0) return { title: name.trim() };
  return { artist: name.slice(0, at).trim(), title: name.slice(at + 3).trim() };
}

/** `C:\Music\01 Artist - Title.mp3` → `Artist - Title` */
const nameOfPath = (path: string) =>
  (path.split(/[\\/]/).at(-1) ?? '').replace(/\.\w{2,4}$/, '').replace(/^\d+[\s.-]+/, '');

/** Each address ends what stands above it. Source: RFC 8216, and Winamp's extensions. */
export function readM3u(text: string): BroughtFile {
  let name = '';
  let fields: Fields = {};
  const rows: BroughtRow[] = [];
  for (const each of text.split(/\r\n?|\n/)) {
    const line = each.trim();
    const [, seconds = '', title = ''] = info.exec(line) ?? [];
    const [, what = '', value = ''] = named.exec(line) ?? [];
    if (title) Object.assign(fields, splitName(title), { seconds });
    else if (what === 'PLAYLIST') name = value.trim();
    else if (what === 'EXTALB') fields.album = value.trim();
    else if (what === 'EXTART') fields.artist ??= value.trim();
    else if (line !== '' && !line.startsWith('#')) {
      const row = toRow({
        ...(fields.title ? fields : splitName(nameOfPath(line))),
        address: line,
      });
      if (row) rows.push(row);
      fields = {};
    }
  }
  return { kind: 'list', name, rows };
}
