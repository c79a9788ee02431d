import { unzipSync } from 'fflate';
import { broughtLimits } from '@/shared/contract/limits.ts';
import type { FileFault } from './brought-file';

type Packed = { name: string; bytes: Uint8Array };

const music = /\.(?:csv|tsv|txt|json|jsonl|ndjson|m3u8?|xspf|jspf|xml)$/i;

/** What systems add: `__MACOSX/._x`. */
const isHidden = (name: string) => /(?:^|\/)(?:__MACOSX|\.)/.test(name);

/** Own chunk: needed for archives alone. The sizes are known before anything is unpacked. */
export function unpack(bytes: Uint8Array): Packed[] | FileFault {
  const names: string[] = [];
  let size = 0;
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!music.test(name) || isHidden(name)) return false;
        names.push(name);
        size += originalSize;
        return false;
      },
    });
    if (names.length > broughtLimits.files || size > broughtLimits.file) return 'tooLarge';
    const wanted = new Set(names);
    const found = unzipSync(bytes, { filter: ({ name }) => wanted.has(name) });
    return names.flatMap((name) => {
      const unpacked = found[name];
      return unpacked ? [{ name: name.split('/').at(-1) ?? name, bytes: unpacked }] : [];
    });
  } catch {
    return 'broken';
  }
}
