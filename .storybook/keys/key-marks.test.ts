import { expect, it } from 'vitest';
import { readMarks, withMark } from './key-marks';

const greeting = withMark('Buenas noches', 'pages.listener.home:greeting.evening');
const plays = withMark('3 canciones 🎧', 'widgets.sidebar:tracks_other');

it('hides the key of a text in the text', () => {
  expect(greeting).toMatch(/^Buenas noches[\u{e0000}-\u{e007f}]+$/u);
  expect(readMarks(greeting)).toEqual(['pages.listener.home:greeting.evening']);
});

it('distinguishes several texts in one element', () => {
  expect(readMarks(`${greeting} · ${plays}, Lucía`)).toEqual([
    'pages.listener.home:greeting.evening',
    'widgets.sidebar:tracks_other',
  ]);
});

it('finds no key in a text that is in no catalogue', () => {
  expect(readMarks('🏴󠁧󠁢󠁥󠁮󠁧󠁿 Tonada')).toEqual([]);
});
