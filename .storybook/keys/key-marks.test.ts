import { expect, it } from 'vitest';
import { readMarks, withMark } from './key-marks';

const greeting = withMark('Buenas noches', 'pages.listener.home:greeting.evening');
const plays = withMark('3 canciones 🎧', 'widgets.sidebar:tracks_other');

it('hides the key of a text behind it', () => {
  expect(greeting).toMatch(/^Buenas noches[\u{e0000}-\u{e007f}]+$/u);
  expect(readMarks(greeting)).toEqual(['pages.listener.home:greeting.evening']);
});

it('tells several texts of one place apart', () => {
  expect(readMarks(`${greeting} · ${plays}, Lucía`)).toEqual([
    'pages.listener.home:greeting.evening',
    'widgets.sidebar:tracks_other',
  ]);
});

it('finds nothing in what comes from no catalogue', () => {
  expect(readMarks('🏴󠁧󠁢󠁥󠁮󠁧󠁿 Tonada')).toEqual([]);
});
