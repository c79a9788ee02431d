// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { saveCsv } from './save-file';

const saved: { name: string; blob: Blob }[] = [];

vi.mock('./save-file', () => ({
  saveText: (name: string, text: string, type: string) =>
    saved.push({ name, blob: new Blob([text], { type }) }),
}));
afterEach(() => {
  saved.length = 0;
  vi.restoreAllMocks();
});

it.each([
  [['es-MX', 'en'], 'es', '\uFEFFMedia,0.5\r\n'],
  [['en-US', 'es-ES'], 'es', '\uFEFFMedia;0,5\r\n'],
  [['de-DE'], 'es', '\uFEFFMedia;0,5\r\n'],
])('writes for a reader of %j as their spreadsheet reads', async (languages, page, text) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  saveCsv('figuras.csv', [['Media', 0.5]], page);
  expect(saved[0]?.name).toBe('figuras.csv');
  expect(saved[0]?.blob.type).toBe('text/csv;charset=utf-8');
  const bytes = new Uint8Array((await saved[0]?.blob.arrayBuffer()) ?? []);
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(text);
});
