import type { JudgedPitch, Pitch, PitchPlaylist } from '@/shared/contract/pitch.ts';
import { defaultPitchDetails } from '@/shared/contract/pitch-choices.ts';

/** A pending pitch. */
export const makePitch = (id: string, change: Partial<Pitch> = {}): Pitch => ({
  id,
  trackId: null,
  trackTitle: 'Carta sin sello',
  artistName: 'Nora Quintavalle',
  releaseDate: '2026-12-04',
  submissionDate: '2026-11-19',
  status: 'pending',
  targetPlaylists: ['Novedades del viernes'],
  genre: 'Indie',
  mood: 'Melancholic',
  description: 'Un vals para el final del verano.',
  coverImage: null,
  ...change,
});

/** An editor's view of a pitch. */
export const makeJudgedPitch = (id: string, change: Partial<JudgedPitch> = {}): JudgedPitch => ({
  ...makePitch(id),
  ...defaultPitchDetails,
  version: 1,
  artistId: 'art_nora-quintavalle',
  audioUrl: null,
  figures: { streams: 184_200, listeners: 36_410, followers: 12_840 },
  submittedAt: '2026-11-19T20:15:00.000Z',
  answerBy: '2026-11-26',
  placements: [],
  ...change,
});

/** A playlist open for pitches. */
export const makePitchPlaylist = (
  name: string,
  change: Partial<PitchPlaylist> = {},
): PitchPlaylist => ({
  id: `pla_${name.toLowerCase().replaceAll(/\W+/g, '-')}`,
  name,
  description: 'Lo último de la semana, elegido a mano.',
  genre: 'Pop',
  followers: 41_230,
  updateFrequency: 'Cada semana',
  submissionDeadline: '7 días antes del lanzamiento',
  criteria: ['Una canción que todavía no ha salido', 'Que encaje con las canciones que ya están'],
  ...change,
});
