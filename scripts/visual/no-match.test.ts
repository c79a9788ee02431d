import { expect, it } from 'vitest';
import { noMatch } from './no-match.ts';

it.each([
  ['Buton', "Did you mean --only 'Button'?"],
  ['player-bra', "Did you mean --only 'Player bar'?"],
  [String.raw`Kit/Action\|Player ba`, "'Player bar'"],
])('says what was probably meant by %s', (pattern, hint) => {
  const bar = { title: 'Music/Player/Player bar', name: 'Playing a long title' };
  const stories = [{ title: 'Kit/Actions/Button', name: 'Hover' }, bar];
  expect(noMatch(pattern, stories)).toContain(hint);
});
