import { describe, expect, it } from 'vitest';
import { arrangeRows } from './arrange-rows';
import { type Column, exportRows } from './column';

type Song = { title: string; streams: number | null; released: Date };

const columns: readonly Column<Song>[] = [
  { id: 'title', title: 'Título', value: ({ title }) => title },
  { id: 'streams', title: 'Reproducciones', value: ({ streams }) => streams, isNumeric: true },
  { id: 'released', title: 'Salida', value: ({ released }) => released },
  { id: 'play', title: '', cell: () => null },
];
const song = (title: string, streams: number | null, day = '2026-01-01'): Song => ({
  title,
  streams,
  released: new Date(day),
});
const songs = [
  song('Ñandú', 10, '2026-03-01'),
  song('Pista 10', null),
  song('ámbar', 200, '2025-12-31'),
  song('Nube', 10, '2026-02-01'),
  song('Pista 2', 3),
];
const arranged = (by: string, isDescending = false, page = 1, pageSize = 50) =>
  arrangeRows(songs, { columns, sort: { by, isDescending }, page, pageSize, language: 'es' });
const titles = (rows: readonly Song[]) => rows.map(({ title }) => title);

describe('a list sorted', () => {
  it.each([
    [
      'by text, as Spanish does, with numbers as such',
      'title',
      false,
      'ámbar,Nube,Ñandú,Pista 2,Pista 10',
    ],
    ['by text, from the end', 'title', true, 'Pista 10,Pista 2,Ñandú,Nube,ámbar'],
    ['by number, with none at the end', 'streams', false, 'Pista 2,Ñandú,Nube,ámbar,Pista 10'],
    [
      'by number, the greatest first, with none at the end',
      'streams',
      true,
      'ámbar,Ñandú,Nube,Pista 2,Pista 10',
    ],
    ['by day', 'released', false, 'ámbar,Pista 10,Pista 2,Nube,Ñandú'],
    ['by what nobody knows, as it came', 'owner', false, 'Ñandú,Pista 10,ámbar,Nube,Pista 2'],
  ])('%s', (_, by, isDescending, order) => {
    expect(titles(arranged(by, isDescending).rows).join()).toBe(order);
  });

  it('does not change the given list', () => {
    const before = titles(songs);
    arranged('title');
    expect(titles(songs)).toEqual(before);
  });
});

describe('a page', () => {
  it.each([
    [1, 1, 'ámbar,Nube'],
    [3, 3, 'Pista 10'],
    [9, 3, 'Pista 10'],
  ])('%i of three is page %i', (requested, page, rows) => {
    const found = arranged('title', false, requested, 2);
    expect(found).toMatchObject({ page, total: 5, pageSize: 2 });
    expect(titles(found.rows).join()).toBe(rows);
    expect(found.all).toHaveLength(5);
  });

  it('of nothing is the first', () => {
    const none = arrangeRows([], {
      columns,
      sort: { by: 'title', isDescending: false },
      page: 4,
      pageSize: 50,
      language: 'es',
    });
    expect(none).toMatchObject({ page: 1, total: 0, rows: [] });
  });
});

it('exports the columns with values, under their titles', () => {
  expect(exportRows(columns, songs.slice(1, 2))).toEqual([
    ['Título', 'Reproducciones', 'Salida'],
    ['Pista 10', null, new Date('2026-01-01')],
  ]);
});
