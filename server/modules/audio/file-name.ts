import { withoutAccents } from '../../../src/shared/lib/text-filter/without-accents.ts';

/** Longest name before its ending, in bytes; file systems take 255 with it. */
const nameMax = 200;

/** What no common file system takes in a name, and what turns the direction of a text. */
const unfit = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}<>:"/\\|?*]+/gu;

/** How the names of files of a media type end. */
const endings: Readonly<Record<string, string>> = {
  'audio/mpeg': '.mp3',
  'audio/mp4': '.m4a',
  'audio/ogg': '.ogg',
  'audio/flac': '.flac',
  'audio/wav': '.wav',
};

/**
 * A file name for a track, safe on every common system: `'AC/DC'` and `'Luna: llena'` give
 * `'AC DC - Luna llena.mp3'`. A media type that nobody knows gets no ending.
 */
export function fileNameOf(
  { artistName, title }: { artistName: string; title: string },
  type: string,
): string {
  const plain = [artistName, title].map((text) => text.normalize('NFC').replace(unfit, ' '));
  const name = plain.join(' - ').replaceAll(/\s+/g, ' ').trim();
  let short = '';
  for (const sign of name) {
    if (Buffer.byteLength(short + sign) > nameMax) break;
    short += sign;
  }
  return `${short.replace(/^[.\s]+|[.\s]+$/g, '') || 'audio'}${endings[type] ?? ''}`;
}

/**
 * The `Content-Disposition` of a file to keep: the name in UTF-8, and one in ASCII for whoever cannot
 * read that. Source: RFC 6266, 4.3 and appendix D; RFC 8187, 3.2.
 */
export function attachment(fileName: string): string {
  const ascii = withoutAccents(fileName)
    .replaceAll(/[^\x20-\x7e]/g, '_')
    .replaceAll(/["\\%]/g, '_');
  const encoded = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
