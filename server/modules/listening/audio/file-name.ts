import { trimSigns } from '#contract/trim-signs.ts';
import { withoutAccents } from '../../../../src/shared/lib/text-filter/matches-text.ts';

/** Bytes before the extension; file systems take 255 with it. */
const nameMax = 200;

const unfit = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}<>:"/\\|?*]+/gu;

const endings: Readonly<Record<string, string>> = {
  'audio/mpeg': '.mp3',
  'audio/mp4': '.m4a',
  'audio/ogg': '.ogg',
  'audio/flac': '.flac',
  'audio/wav': '.wav',
};

/**
 * Makes names that are safe on every common system: `'AC/DC'` and `'Luna: llena'` give `'AC DC -
 * Luna llena.mp3'`.
 */
export function toFileName(
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
  return `${trimSigns(short, /[.\s]/) || 'audio'}${endings[type] ?? ''}`;
}

/**
 * Writes the name in UTF-8, and in ASCII for older clients. Source: RFC 6266, 4.3 and appendix D;
 * RFC 8187, 3.2.
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
