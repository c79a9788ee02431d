import { expect, it } from 'vitest';
import { type Offered, offeredFor, pickWorkspace } from './pick-workspace';
import type { Workspace } from './workspace';

const artist = (id: string, labelId: string | null = null): Workspace => ({
  kind: 'artist',
  id,
  name: id,
  image: null,
  labelId,
});
const label = (id: string): Workspace => ({ kind: 'label', id, name: id, image: null });

const ofLabel: Offered = {
  artists: [artist('nora', 'balcon'), artist('bruma', 'balcon'), artist('duo', 'marejada')],
  labels: [label('balcon'), label('marejada')],
  recent: [],
  isWhole: true,
};
const ofAdmin: Offered = {
  artists: [artist('soledad')],
  labels: [label('balcon')],
  recent: [],
  isWhole: false,
};

it.each([
  ['either', ['balcon', 'nora', 'bruma', 'duo']],
  ['artist', ['nora', 'bruma', 'duo']],
  ['label', ['balcon', 'marejada']],
] as const)('a label chooses on a screen that takes %s among %j', (takes, ids) => {
  expect(offeredFor(takes, ofLabel).map(({ id }) => id)).toEqual(ids);
});

// Proves ownership: Without a choice
it.each([
  ['a label begins with all its artists', 'either', ofLabel, [], 'balcon'],
  ['or with the first of them', 'artist', ofLabel, [], 'nora'],
  ['then it is the last one', 'either', ofLabel, [artist('bruma'), label('balcon')], 'bruma'],
  ['of those that the screen takes', 'artist', ofLabel, [label('balcon'), artist('duo')], 'duo'],
  ['whose contract holds', 'either', ofLabel, [artist('gone')], 'balcon'],
  ['an admin begins with the first artist', 'either', ofAdmin, [], 'soledad'],
  ['then it is whoever was the last', 'either', ofAdmin, [artist('anybody')], 'anybody'],
  ['or the last label', 'label', ofAdmin, [artist('anybody'), label('marejada')], 'marejada'],
] as const)('%s', (_, takes, offered, recent, id) => {
  expect(pickWorkspace(takes, { ...offered, recent })?.id).toBe(id);
});

// Proves ownership: Nobody is put on an artist whom they did not choose
it('asks an account that speaks for several artists, and keeps the choice', () => {
  const ofArtist: Offered = { ...ofLabel, labels: [], asksFirst: true };
  expect(pickWorkspace('artist', ofArtist)).toBeUndefined();
  expect(pickWorkspace('artist', { ...ofArtist, recent: [artist('gone')] })).toBeUndefined();
  expect(pickWorkspace('artist', { ...ofArtist, recent: [artist('duo')] })?.id).toBe('duo');
  const [only] = ofArtist.artists;
  expect(pickWorkspace('artist', { ...ofArtist, artists: only ? [only] : [] })?.id).toBe('nora');
});

it('is undefined if there is none', () => {
  const nobody: Offered = { artists: [], labels: [label('balcon')], recent: [], isWhole: true };
  expect(pickWorkspace('either', nobody)).toBeUndefined();
});
