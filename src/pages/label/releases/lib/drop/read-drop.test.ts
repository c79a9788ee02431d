import { strToU8, zipSync } from 'fflate';
import { expect, it, vi } from 'vitest';
import { listChosen } from './list-dropped';
import { readDrop } from './read-drop';

const texts = (values: Record<string, string>) =>
  Object.entries(values).map(([name, text]) => {
    const body = [3, ...strToU8(text)];
    return [...strToU8(name), 0, 0, 0, body.length, 0, 0, ...body];
  });

/** Source: id3.org, ID3v2.4. */
const makeId3 = (frames: readonly (readonly number[])[]) => {
  const body = frames.flat();
  const size = [body.length >> 7, body.length & 0x7f];
  return [...strToU8('ID3'), 4, 0, 0, 0, 0, ...size, ...body];
};

const picture = [3, ...strToU8('image/png'), 0, 3, 0, 1, 2, 3];
const cover = [...strToU8('APIC'), 0, 0, 0, picture.length, 0, 0, ...picture];

/** A head of 320 kbit/s with silence. */
const sound = [0xff, 0xfb, 0xe0, 0x00, ...Array.from({ length: 1_040 }, () => 0)];

const makeMp3 = (values: Record<string, string>, more: number[][] = []) =>
  Uint8Array.from([...makeId3([...texts(values), ...more]), ...sound]);

const tagged = (title: string, number: number) =>
  makeMp3({ TIT2: title, TRCK: String(number), TALB: 'Marea', TPE1: 'Nora Faro', TCOM: 'Luz' });

const reading = () => ({
  signal: new AbortController().signal,
  onProgress: vi.fn<(done: number, total: number) => void>(),
});

const drop = (name: string, files: Record<string, Uint8Array>) =>
  listChosen([new File([Uint8Array.from(zipSync(files))], name)]);

// Proves releases: Tags fill a release
it('reads the songs of an archive and the cover in their tags', async () => {
  const calls = reading();
  const found = await readDrop(
    drop('Mi disco.zip', {
      'x/b.mp3': tagged('Dos', 2),
      'x/a.mp3': makeMp3({ TIT2: 'Uno', TRCK: '1', TALB: 'Marea' }, [cover]),
      'x/notas.pdf': strToU8('x'),
    }),
    calls,
  );
  expect(found).toMatchObject({
    name: 'Mi disco.zip',
    title: 'Marea',
    artist: 'Nora Faro',
    tracks: [
      { title: 'Uno', writers: [] },
      { title: 'Dos', writers: ['Luz'] },
    ],
    unused: [{ path: 'x/notas.pdf', reason: 'notMusic' }],
  });
  expect(found.cover?.size).toBe(3);
  expect(calls.onProgress.mock.calls).toEqual([
    [0, 2],
    [1, 2],
  ]);
});

// Proves lyrics: A folder or a ZIP fills the lyrics of a release
it('reads lyrics beside the songs, else in their tags', async () => {
  const inTag = [3, ...strToU8('spa'), 0, ...strToU8('En la etiqueta')];
  const uslt = [...strToU8('USLT'), 0, 0, 0, inTag.length, 0, 0, ...inTag];
  const song = (title: string) => makeMp3({ TIT2: title, TSRC: 'ES-A01-26-00001' }, [uslt]);
  const found = await readDrop(
    drop('a.zip', {
      '1.mp3': song('Uno'),
      '1.lrc': strToU8('[00:01]Mar'),
      '2.mp3': song('Dos'),
      '2.ttml': strToU8('<tt><p>'),
      '3.mp3': makeMp3({ TIT2: 'Tres' }),
    }),
    reading(),
  );
  expect(found.tracks).toMatchObject([
    { title: 'Uno', isrc: 'ESA012600001', lyrics: '[00:01]Mar' },
    { title: 'Dos', lyrics: 'En la etiqueta' },
    { title: 'Tres', isrc: '', lyrics: '' },
  ]);
  expect(found.unused).toEqual([{ path: '2.ttml', reason: 'badLyrics' }]);
});

it('prefers a picture of the folder, and names the others', async () => {
  const found = await readDrop(
    drop('a.zip', {
      'a.mp3': makeMp3({ TIT2: 'Uno' }, [cover]),
      'cover.png': strToU8('portada'),
      'libreto.png': strToU8('libreto'),
    }),
    reading(),
  );
  expect(found.cover?.name).toBe('cover.png');
  expect(found.unused).toEqual([{ path: 'libreto.png', reason: 'picture' }]);
});

it('takes a sound whose tags cannot be read by its name', async () => {
  const found = await readDrop(drop('a.zip', { '03 Luna.wav': strToU8('RIFFx') }), reading());
  expect(found.tracks).toMatchObject([{ title: 'Luna' }]);
  expect(found.title).toBe('a');
});

const zeros = (count: number) => Array.from({ length: count }, () => 0);

const box = (name: string, ...parts: number[][]) => {
  const size = parts.flat().length + 8;
  return [0, 0, size >> 8, size & 0xff, ...strToU8(name), ...parts.flat()];
};

/** Source: ISO 14496-12. */
const makeM4a = (coding: string) => {
  const table = box('stbl', box('stsd', zeros(7), [1], box(coding, zeros(28))));
  const kind = box('hdlr', zeros(8), [...strToU8('soun')], zeros(12));
  const track = box('trak', box('tkhd', zeros(84)), box('mdia', kind, box('minf', table)));
  return Uint8Array.from([...box('ftyp', [...strToU8('M4A ')], zeros(4)), ...box('moov', track)]);
};

// Proves releases: An M4A of a folder is taken if it is lossless
it('takes Apple Lossless and names AAC', async () => {
  const found = await readDrop(
    drop('a.zip', { '1.m4a': makeM4a('alac'), '2.m4a': makeM4a('mp4a') }),
    reading(),
  );
  expect(found.tracks).toMatchObject([{ path: '1.m4a' }]);
  expect(found.unused).toEqual([{ path: '2.m4a', reason: 'lossy' }]);
});

// Proves releases: What of a folder is not used is named, with the reason
it('names a file of the archive that cannot be unpacked', async () => {
  const found = await readDrop(
    drop('a.zip', { 'a.mp3': tagged('Uno', 1), 'b.wav': new Uint8Array(20_000_000) }),
    reading(),
  );
  expect(found.tracks).toMatchObject([{ title: 'Uno' }]);
  expect(found.unused).toEqual([{ path: 'b.wav', reason: 'ratio' }]);
});

it.each([
  ['nothing', 0],
  ['tooManySounds', 301],
])('refuses %s: %i songs', async (fault, count) => {
  const files = Array.from({ length: count }, (_, index) => new File(['x'], `${index}.wav`));
  await expect(readDrop(listChosen(files), reading())).rejects.toMatchObject({ fault });
});

it('ends when it is cancelled', async () => {
  const abort = new AbortController();
  const onProgress = () => abort.abort();
  const files = [new File(['x'], 'a.wav'), new File(['x'], 'b.wav')];
  await expect(
    readDrop(listChosen(files), { signal: abort.signal, onProgress }),
  ).rejects.toMatchObject({ name: 'AbortError' });
});
