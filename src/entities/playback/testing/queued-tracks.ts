import type { Track } from '@/shared/contract/track.ts';

const songs = [
  ['trk_luna', 'Luna de ámbar', 214],
  ['trk_faro', 'El faro y la marea', 187],
  ['trk_barrio', 'Barrio sin reloj', 241],
  ['trk_sal', 'Sal en la ventana', 158],
] as const;

/** A track whose address expires in the year 2100. */
export const queuedTrack = (changes: Partial<Track> = {}): Track => ({
  id: 'trk_luna',
  title: 'Luna de ámbar',
  artist: { id: 'art_vera', name: 'Vera Solana' },
  album: { id: 'alb_orilla', title: 'La otra orilla', coverImage: null },
  duration: 214,
  audioUrl: `/api/tracks/${changes.id ?? 'trk_luna'}/audio?e=4102444800&s=firma`,
  liked: false,
  releaseDate: '2025-03-14',
  ...changes,
});

export const queuedTracks: readonly Track[] = songs.map(([id, title, duration]) =>
  queuedTrack({ id, title, duration }),
);
