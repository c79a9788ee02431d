import type { Preparation, PreparedTrack } from '@/shared/contract/release.ts';

const hash = (seed: string) => seed.padEnd(43, '0');

export const makePreparedTrack = (
  id: string,
  change: Partial<PreparedTrack> = {},
): PreparedTrack => ({
  id,
  sound: hash(id),
  title: 'Luna de ámbar',
  writers: ['Nora Quintavalle'],
  producers: ['Lía Sal'],
  isInterlude: false,
  isrc: '',
  format: 'flac',
  seconds: 185.2,
  sampleRate: 44_100,
  channels: 2,
  bitrate: 912_000,
  state: 'ready',
  audioUrl: null,
  ...change,
});

/** An unpublished release. */
export const makePreparation = (id: string, change: Partial<Preparation> = {}): Preparation => ({
  id,
  version: 3,
  status: 'draft',
  title: 'Marea alta',
  artist: { id: 'art_1', name: 'Nora Quintavalle' },
  label: { id: 'lab_1', name: 'Balcón Discos' },
  type: 'single',
  releaseDate: '2026-12-04',
  upc: '',
  cover: null,
  coverImage: null,
  tracks: [makePreparedTrack(`${id}-1`)],
  changedAt: '2026-11-19T12:00:00.000Z',
  sentAt: null,
  decision: null,
  ...change,
});
