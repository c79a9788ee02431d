import { describe, expect, it } from 'vitest';
import type { FoundRelease } from '../lib/drop/read-drop';
import { beginDraft, type EditedDraft } from './edited-draft';
import { offerDraft } from './offer-draft';

const track = (path: string) => ({
  file: new File([], path),
  path,
  title: path,
  writers: [],
  producers: [],
  isrc: '',
  lyrics: '',
});

const make = (count: number, more: Partial<FoundRelease> = {}): FoundRelease => ({
  name: 'Marea',
  cover: new File(['x'], 'cover.png'),
  unused: [],
  tracks: Array.from({ length: count }, (_, index) => track(`${index + 1}.wav`)),
  title: 'Marea',
  artist: 'NORA  Fáro'.replace('  ', ' '),
  date: '2026-12-24',
  upc: '0036000291452',
  albums: [],
  repeated: 0,
  longCredits: 0,
  message: null,
  ...more,
});

const artists = [
  { id: 'art_1', name: 'Nora Faro', contractStatus: 'active' },
  { id: 'art_2', name: 'Arto Quieto', contractStatus: 'ended' },
] as const;

const empty = beginDraft(undefined);
const existing = (sound: string) => ({ sound }) as EditedDraft['tracks'][number];
const filled: EditedDraft = {
  ...empty,
  title: 'Otra',
  artistId: 'art_2',
  type: 'ep',
  releaseDate: '2026-12-01',
  upc: '4006381333931',
  cover: 'c',
  tracks: [existing('s1'), existing('s2')],
};

const offer = (
  found: FoundRelease,
  draft: EditedDraft = empty,
  more: Partial<Parameters<typeof offerDraft>[2]> = {},
) =>
  offerDraft(found, draft, {
    artists: artists as never,
    days: { first: '2026-11-30', last: '2027-11-30' },
    sending: 0,
    isCoverSending: false,
    isKnown: () => false,
    isDropped: () => false,
    isReplacing: false,
    ...more,
  });

const fields = (changes: readonly { field: string }[]) => changes.map(({ field }) => field);

it('fills an empty draft', () => {
  const { fills, conflicts, values } = offer(make(7));
  expect(fields(fills)).toEqual(['title', 'artistId', 'releaseDate', 'upc', 'type', 'cover']);
  expect(conflicts).toEqual([]);
  expect(values).toEqual({
    title: 'Marea',
    artistId: 'art_1',
    releaseDate: '2026-12-24',
    upc: '036000291452',
    type: 'album',
  });
});

// Proves releases: A drop overwrites nothing unasked
it('asks for each value that is there, and for the songs', () => {
  const { fills, conflicts } = offer(make(7), filled);
  expect(fills).toEqual([]);
  expect(conflicts).toEqual([
    { field: 'title', from: 'Otra', to: 'Marea' },
    { field: 'artistId', from: 'Arto Quieto', to: 'Nora Faro' },
    { field: 'releaseDate', from: '2026-12-01', to: '2026-12-24' },
    { field: 'upc', from: '4006381333931', to: '036000291452' },
    { field: 'type', from: 'ep', to: 'album' },
    { field: 'cover', from: '', to: '' },
    { field: 'tracks', count: 2 },
  ]);
});

it('asks nothing where the draft says the same', () => {
  const same = {
    ...filled,
    title: 'Marea',
    artistId: 'art_1',
    releaseDate: '2026-12-24',
    upc: '0-036000-291452',
  };
  expect(fields(offer(make(3), same).conflicts)).toEqual(['cover', 'tracks']);
});

it('asks for a cover that is on its way', () => {
  expect(fields(offer(make(1), empty, { isCoverSending: true }).conflicts)).toEqual(['cover']);
});

it.each([
  [1, 'single'],
  [4, 'ep'],
  [50, 'album'],
])('with %i songs is %s', (count, type) => {
  expect(offer(make(count)).values.type).toBe(type);
});

it('counts the songs that stay and those on their way', () => {
  const draft = { ...empty, tracks: [existing('s1'), existing('s2')] };
  expect(offer(make(2), draft, { sending: 3 }).values.type).toBe('album');
  expect(offer(make(2), draft, { isReplacing: true }).values.type).toBe('single');
});

// Proves releases: A release takes fifty songs of a folder
it('names the songs that have no room', () => {
  const { tracks, unused } = offer(make(300), { ...empty, tracks: [existing('s1')] });
  expect(tracks).toHaveLength(49);
  expect(unused).toHaveLength(251);
  expect(unused[0]).toEqual({ path: '50.wav', reason: 'room' });
});

// Proves releases: The same folder twice adds no song twice
it('does not send what is there, and keeps it when the others are replaced', () => {
  const found = make(2);
  const draft = { ...empty, tracks: [existing('known'), existing('other')] };
  const { tracks, unused, conflicts } = offer(found, draft, {
    isKnown: ({ path }) => path === '1.wav',
    isDropped: (sound) => sound === 'known',
    isReplacing: true,
  });
  expect(tracks).toEqual([found.tracks[1]]);
  expect(unused).toEqual([{ path: '1.wav', reason: 'known' }]);
  expect(conflicts).toContainEqual({ field: 'tracks', count: 1 });
});

it.each([
  ['2019-01-01', '2019-01-01'],
  ['2026-12', '2026-12'],
  ['2028-01-01', '2028-01-01'],
  ['', ''],
])('takes no date %s that a release cannot have', (date, otherDate) => {
  const { values, fills, ...rest } = offer(make(1, { date }));
  expect(values.releaseDate).toBeUndefined();
  expect(fields(fills)).not.toContain('releaseDate');
  expect(rest.otherDate).toBe(otherDate);
});

it.each([
  ['Arto Quieto', 'has no contract in force'],
  ['Nadie', 'is not one of the label'],
])('does not choose the artist %s, who %s', (artist) => {
  const { values, unknownArtist } = offer(make(1, { artist }));
  expect(values.artistId).toBeUndefined();
  expect(unknownArtist).toBe(artist);
});

describe('a message of DDEX', () => {
  const message = {
    version: '4.3',
    type: 'ep',
    artists: ['Nora Faro', 'Arto Quieto'],
    missing: [],
    otherReleases: 0,
    badCodes: [],
    notTaken: [],
  } as const satisfies FoundRelease['message'];
  const say = (count: number, artist = 'Nora Faro & Arto Quieto') =>
    offer(make(count, { artist, message: { ...message, artists: [...message.artists] } }));

  // Proves releases: The type of a message counts where it can have as many songs
  it.each([
    [4, 'ep', null],
    [7, 'album', 'ep'],
    [0, 'ep', null],
  ])('of an EP with %i songs gives the type %s', (count, type, otherType) => {
    expect(say(count)).toMatchObject({ values: { type }, otherType });
  });

  // Proves releases: The artist of a message is found by name, others are named
  it('finds the artist among several', () => {
    expect(say(4)).toMatchObject({
      values: { artistId: 'art_1' },
      unknownArtist: '',
      otherArtists: ['Arto Quieto'],
    });
  });
});
