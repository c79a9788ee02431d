import { expect, it } from 'vitest';
import { readMarks, withMark, withoutMarks } from './key-marks';

const greeting = withMark('Buenas noches', 'pages.listener.home:greeting.evening');
const plays = withMark('3 canciones 🎧', 'widgets.sidebar:tracks_other');

it('hides the key of a text behind it', () => {
  expect(greeting).not.toBe('Buenas noches');
  expect(withoutMarks(greeting)).toBe('Buenas noches');
  expect(readMarks(greeting)).toEqual([
    { key: 'pages.listener.home:greeting.evening', text: 'Buenas noches' },
  ]);
});

it('tells several texts of one place apart', () => {
  expect(readMarks(`${greeting} · ${plays}, Lucía`)).toEqual([
    { key: 'pages.listener.home:greeting.evening', text: 'Buenas noches' },
    { key: 'widgets.sidebar:tracks_other', text: '· 3 canciones 🎧' },
  ]);
  expect(withoutMarks(`${greeting} · ${plays}, Lucía`)).toBe(
    'Buenas noches · 3 canciones 🎧, Lucía',
  );
});

it('finds nothing in what comes from no catalogue', () => {
  expect(readMarks('🏴󠁧󠁢󠁥󠁮󠁧󠁿 Tonada')).toEqual([]);
});
