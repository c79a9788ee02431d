import { vi } from 'vitest';

/** Serves a file by ranges. @returns the ranges that were asked for */
export function serveSound(file: Uint8Array<ArrayBuffer>, type: string): string[] {
  const ranges: string[] = [];
  vi.stubGlobal('location', { href: 'http://localhost/' });
  vi.stubGlobal('MediaSource', { isTypeSupported: () => true });
  vi.stubGlobal('fetch', (request: Request) => {
    const range = request.headers.get('range') ?? '';
    ranges.push(range);
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? [];
    const last = Math.min(Number(to), file.length - 1);
    return Promise.resolve(
      new Response(file.slice(Number(from), last + 1), {
        status: 206,
        headers: { 'content-type': type, 'content-range': `bytes ${from}-${last}/${file.length}` },
      }),
    );
  });
  return ranges;
}
