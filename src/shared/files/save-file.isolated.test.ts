// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { saveCsv } from './save-file';

afterEach(() => vi.restoreAllMocks());

it.each([
  [['es-MX', 'en'], 'es', '\uFEFFMedia,0.5\r\n'],
  [['en-US', 'es-ES'], 'es', '\uFEFFMedia;0,5\r\n'],
  [['de-DE'], 'es', '\uFEFFMedia;0,5\r\n'],
])('writes for a reader of %j as their spreadsheet reads', async (languages, page, text) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  const saved: Blob[] = [];
  const names: string[] = [];
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  saveCsv('figuras.csv', [['Media', 0.5]], page);
  expect(names).toEqual(['figuras.csv']);
  expect(saved[0]?.type).toBe('text/csv;charset=utf-8');
  const bytes = new Uint8Array((await saved[0]?.arrayBuffer()) ?? []);
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(text);
});
