import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';

type Variant = { encoding: 'br' | 'gzip' | undefined; body: Buffer; etag: string };

export type Page = {
  /** The smallest form that an `Accept-Encoding` header admits. */
  choose: (acceptEncoding: string) => Variant;
};

/** Compresses the page once, as well as it can be. */
export function preparePage(html: string): Page {
  const plain = Buffer.from(html);
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const br: Variant = { encoding: 'br', body: brotliCompressSync(plain), etag: `"${hash}-br"` };
  const gzip: Variant = {
    encoding: 'gzip',
    body: gzipSync(plain, { level: 9 }),
    etag: `"${hash}-gz"`,
  };
  const identity: Variant = { encoding: undefined, body: plain, etag: `"${hash}"` };
  return {
    choose: (acceptEncoding) =>
      [br, gzip].find(({ encoding }) => admits(acceptEncoding, encoding)) ?? identity,
  };
}

/** Writes on the `<html>` element whether the demo mode is on, for the client to read. */
export function withDemo(html: string, demo: boolean): string {
  const attribute = `data-demo="${demo ? 'on' : 'off'}"`;
  return html.replace(/<html\b[^>]*>/, (tag) =>
    tag.includes('data-demo=')
      ? tag.replace(/data-demo="[^"]*"/, attribute)
      : tag.replace('<html', `<html ${attribute}`),
  );
}

/** Hashes of the page's inline scripts and styles, as a Content-Security-Policy names them. */
export function inlineHashes(html: string, element: 'script' | 'style'): string[] {
  const pattern = new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'g');
  return [...html.matchAll(pattern)]
    .map(([, content = '']) => content)
    .filter((content) => content !== '')
    .map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
}

function admits(acceptEncoding: string, encoding: string | undefined) {
  return acceptEncoding.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((text) => text.trim());
    return name === encoding && !parameters.some((text) => /^q=0(\.0*)?$/.test(text));
  });
}
