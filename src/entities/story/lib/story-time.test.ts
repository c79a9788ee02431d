import { expect, it } from 'vitest';
import { storyAge, storyRest } from './story-time';

const hour = 3_600_000;
const now = Date.parse('2026-11-20T20:00:00Z');
const at = (hours: number) => new Date(now + hours * hour).toISOString();

// Proves stories: Ages
it.each([
  [0, { kind: 'recent' }],
  [0.59, { kind: 'minutes', minutes: 35 }],
  [0.99, { kind: 'minutes', minutes: 59 }],
  [-0.5, { kind: 'recent' }],
  [1, { kind: 'hours', hours: 1 }],
  [23.9, { kind: 'hours', hours: 23 }],
  [24, { kind: 'expired' }],
  [48, { kind: 'expired' }],
])('%s hours ago is %o', (hours, age) => {
  expect(storyAge(at(-hours), now)).toEqual(age);
});

// Proves stories: What is left
it.each([
  [30, { kind: 'hours', hours: 24 }],
  [24, { kind: 'hours', hours: 24 }],
  [23.41, { kind: 'hours', hours: 23 }],
  [1, { kind: 'hours', hours: 1 }],
  [0.99, { kind: 'minutes' }],
  [0, { kind: 'expired' }],
  [-1, { kind: 'expired' }],
])('%s hours before its end %o is left', (hours, rest) => {
  expect(storyRest(at(hours), now)).toEqual(rest);
});
