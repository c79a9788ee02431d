import { expect, it } from 'vitest';
import { noMatch } from './no-match.ts';

const stories = [
  { title: 'Kit/Actions/Button', name: 'Hover' },
  { title: 'Music/Player/Player bar', name: 'Playing a long title' },
];

it.each([
  ['Buton', "Did you mean --only 'Button'?"],
  ['player-bra', "Did you mean --only 'Player bar'?"],
  [String.raw`Kit/Action\|Player ba`, "'Player bar'"],
  ['zzzzzzzz', 'Titles begin with Kit/Actions, Music/Player.'],
])('says what was probably meant by %s', (pattern, hint) => {
  expect(noMatch(pattern, stories)).toContain(hint);
});
