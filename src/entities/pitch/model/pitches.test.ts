// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { type Pitch, pitches } from './pitches';
import { sendPitch } from './send-pitch';

const owner = 'usr_nora';
const pitch: Pitch = {
  id: 'pit_1',
  trackTitle: 'Carta sin sello',
  artistName: 'Nora Quintavalle',
  releaseDate: '2026-12-04',
  submissionDate: '2026-11-19',
  status: 'pending',
  targetPlaylists: ['Novedades del viernes'],
  genre: 'Pop',
  mood: 'Chill',
  description: 'Un vals para el final del verano.',
};

afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

it('keeps the pitches of each person apart, the latest first', () => {
  pitches.add(owner, pitch);
  pitches.add(owner, { ...pitch, id: 'pit_2' });
  expect(pitches.read(owner).map(({ id }) => id)).toEqual(['pit_2', 'pit_1']);
  expect(pitches.read('usr_otra')).toEqual([]);
});

it.each([
  ['without a title', { ...pitch, trackTitle: undefined }],
  ['of a state that nobody knows', { ...pitch, status: 'lost' }],
  ['for something that is no playlist', { ...pitch, targetPlaylists: [7] }],
  ['that is none', 'pitch'],
])('passes over a stored one %s', (_, stored) => {
  localStorage.setItem(`list:pitches:${owner}`, JSON.stringify([stored, pitch]));
  expect(pitches.read(owner)).toEqual([pitch]);
});

it('begins as pending, on the day on which it is sent', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-19T20:15:00Z') });
  const { trackTitle, artistName, releaseDate, targetPlaylists, genre, mood, description } = pitch;
  sendPitch(owner, {
    trackTitle,
    artistName,
    releaseDate,
    targetPlaylists,
    genre,
    mood,
    description,
  });
  expect(pitches.read(owner)).toEqual([{ ...pitch, id: `pit_${Date.now()}` }]);
});
