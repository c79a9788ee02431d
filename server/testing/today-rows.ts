import { faro } from './start-payment-app.ts';

export const at = new Date('2026-11-18T10:00:00Z');

/** A pitch of Faro Norte that goes out on 26 November. */
export const pitchRow = {
  id: 'pit_1',
  artistId: faro,
  trackTitle: 'Marea',
  titleKey: 'marea',
  artistName: 'Faro Norte',
  releaseDate: '2026-11-26',
  submissionDate: '2026-11-10',
  submittedAt: at,
  targetPlaylists: [],
  genre: 'Rock' as const,
  mood: 'Chill' as never,
  description: '',
  details: {} as never,
  searchKey: 'marea',
};

export const canvasRow = {
  artistId: faro,
  trackId: 'trk_1',
  trackTitle: 'Luna',
  tags: [],
  startTime: 0,
  endTime: 5,
  createdAt: at,
  sentAt: at,
  updatedAt: at,
};
