import type { Canvas, SentCanvas } from '@/shared/contract/canvas.ts';

const squarePicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path fill="#3b1f4a" d="M0 0h4v4H0z"/><circle cx="2" cy="2" r="1.2" fill="#f5a524"/></svg>',
)}`;

/** A pending canvas. */
export const makeCanvas = (id: string, change: Partial<Canvas> = {}): Canvas => ({
  id,
  trackId: `trk_${id}`,
  trackTitle: 'Luna de ámbar',
  artistName: 'Nora Quintavalle',
  videoUrl: '',
  thumbnailUrl: squarePicture,
  duration: 4,
  status: 'pending',
  createdAt: '2026-11-17T09:00:00.000Z',
  updatedAt: '2026-11-17T09:00:00.000Z',
  views: 0,
  engagement: 0,
  ...change,
});

/** A canvas in the editors' inbox. */
export const makeSentCanvas = (id: string, change: Partial<SentCanvas> = {}): SentCanvas => ({
  id,
  artist: { id: 'art_1', name: 'Nora Quintavalle' },
  track: { id: 'trk_1', title: 'Luna de ámbar', isOut: true, isGone: false },
  videoUrl: '/api/canvases/cnv_1/video',
  address: null,
  thumbnailUrl: null,
  description: 'Los colores de la portada, dando vueltas.',
  tags: ['noche', 'color'],
  isLoop: true,
  startTime: 0,
  endTime: 4,
  sentAt: '2026-11-18T09:00:00.000Z',
  status: 'pending',
  decidedBy: null,
  feedback: null,
  ...change,
});
