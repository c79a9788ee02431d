import { expect, it } from 'vitest';
import type { Draft } from '@/shared/contract/release.ts';
import { createLyricsSender } from './lyrics-sender';

const make = (lyrics: Record<string, string>, sounds = Object.keys(lyrics)) =>
  ({ lyrics, tracks: sounds.map((sound) => ({ sound })) }) as Draft;

it('sends what changed, again when its song comes back', () => {
  const sender = createLyricsSender({ a: 'Mar' });
  const change = make({ a: 'Mar', b: 'Sol', c: '' });
  expect(sender.choose(change).lyrics).toEqual({ b: 'Sol' });
  // It was not answered.
  expect(sender.choose(change).lyrics).toEqual({ b: 'Sol' });
  expect(sender.noteSent(sender.choose(change))).toBe(true);
  expect(sender.choose(make({ a: '', b: 'Sol' })).lyrics).toEqual({ a: '' });
  sender.noteSent(make({}, ['a']));
  expect(sender.choose(make({ a: 'Mar', b: 'Sol' })).lyrics).toEqual({ b: 'Sol' });
});

it('sends no more than a save may have, and the rest with the next', () => {
  const text = 'a'.repeat(60_000);
  const draft = make(Object.fromEntries([...'abcdefgh'].map((sound) => [sound, text])));
  const sender = createLyricsSender({});
  const first = sender.choose(draft);
  expect(Object.keys(first.lyrics ?? {})).toHaveLength(6);
  expect(sender.noteSent({ ...draft, ...first })).toBe(false);
  const rest = sender.choose(draft);
  expect(Object.keys(rest.lyrics ?? {})).toEqual(['g', 'h']);
  expect(sender.noteSent(rest)).toBe(true);
});
