import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { escapeHtml } from '../escape-html.ts';

type Encoding = 'br' | 'gzip' | undefined;
type Variant = { encoding: Encoding; body: Buffer; etag: string };

export type Page = {
  choose: (acceptEncoding: string) => Variant;
};

/** Under a millisecond for 10 kB. */
export const quickly = 5;

export function preparePage(html: string, quality: number = constants.BROTLI_MAX_QUALITY): Page {
  const plain = Buffer.from(html);
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const made = new Map<Encoding, Variant>();

  function make(encoding: Encoding): Variant {
    if (encoding === undefined) return { encoding, body: plain, etag: `"${hash}"` };
    if (encoding === 'gzip') {
      return { encoding, body: gzipSync(plain, { level: 9 }), etag: `"${hash}-gz"` };
    }
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
    return { encoding, body: brotliCompressSync(plain, { params }), etag: `"${hash}-br"` };
  }

  return {
    choose(acceptEncoding) {
      const encoding = (['br', 'gzip'] as const).find((each) => admits(acceptEncoding, each));
      const variant = made.get(encoding) ?? make(encoding);
      made.set(encoding, variant);
      return variant;
    },
  };
}

/** `elsewhere` means on, but not for this caller. */
export type DemoState = 'on' | 'off' | 'elsewhere';

export function withDemo(html: string, state: DemoState): string {
  const attribute = `data-demo="${state}"`;
  return html.replace(/<html\b[^>]*>/, (tag) =>
    tag.includes('data-demo=')
      ? tag.replace(/data-demo="[^"]*"/, attribute)
      : tag.replace('<html', `<html ${attribute}`),
  );
}

/** Tells the application to remove what browsers keep of it. */
export const withoutOffline = (html: string): string =>
  html.replace('<html', '<html data-offline="off"');

/** Tells the application to measure nothing. */
export const withoutFieldFigures = (html: string): string =>
  html.replace('<html', '<html data-field-figures="off"');

/** In the page itself, so that the login's button needs no call and moves nothing. */
export const withHouse = (html: string, name: string): string =>
  html.replace('<html', () => `<html data-house="${escapeHtml(name)}"`);

export function inlineHashes(html: string, element: 'script' | 'style'): string[] {
  const pattern = new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'g');
  return [...html.matchAll(pattern)]
    .map(([, content = '']) => content)
    .filter((content) => content !== '')
    .map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
}

/** @param acceptEncoding the header */
export function admits(acceptEncoding: string, encoding: string) {
  return acceptEncoding.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((text) => text.trim());
    return name === encoding && !parameters.some((text) => /^q=0(\.0*)?$/.test(text));
  });
}
