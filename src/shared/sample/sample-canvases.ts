import type { Canvas } from '../contract/canvas.ts';
import { sampleToday } from './sample-today.ts';

const title = (id: string, trackTitle: string) => ({
  id,
  trackId: `trk_${id}`,
  trackTitle,
  artistName: 'Nora Quintavalle',
});
const still = { videoUrl: '', thumbnailUrl: null, views: 0, engagement: 0 };
const on = (day: string) => ({
  createdAt: `${day}T10:00:00.000Z`,
  updatedAt: `${day}T16:00:00.000Z`,
});

export const sampleCanvases: Canvas[] = [
  {
    ...title('luna', 'Luna de ámbar'),
    ...still,
    ...on(sampleToday),
    duration: 8,
    status: 'pending',
  },
  {
    ...title('patio', 'Patio'),
    ...still,
    ...on('2026-10-02'),
    duration: 6,
    status: 'live',
    views: 15_420,
    engagement: 8.5,
  },
  {
    ...title('vuelta', 'La vuelta larga'),
    ...still,
    ...on('2026-09-14'),
    duration: 5,
    status: 'rejected',
    feedback: 'El video lleva texto. Quítalo y envíalo otra vez.',
  },
];

export const sampleCanvasTracks = sampleCanvases.map(({ trackId, trackTitle, artistName }) => ({
  id: trackId,
  title: trackTitle,
  artist: artistName,
  isOut: true,
}));
