import { http, HttpResponse } from 'msw';
import { fn } from 'storybook/test';
import { makeCanvas } from '@/entities/canvas/index.testing';
import type { Canvas } from '@/shared/contract/canvas.ts';
import { canvasStatuses } from '@/shared/contract/canvas-limits.ts';
import { toolOwner, toolStories } from '@/widgets/office/index.testing';
import { canvasItem } from '../model/canvas-item';

export const owner = toolOwner;
const tracks = [
  { id: 'trk_luna', title: 'Luna de ámbar', artist: 'Nora Quintavalle', isOut: true },
  { id: 'trk_patio', title: 'Patio', artist: 'Nora Quintavalle', isOut: false },
];
const titles = ['Luna de ámbar', 'Patio', 'La vuelta larga', 'Sal y madera', 'Ceniza'];

/** One per status. */
export const each: Canvas[] = canvasStatuses.map((status, index) =>
  makeCanvas(`cnv_${status}`, {
    status,
    trackTitle: titles[index] ?? '',
    ...(status === 'live' && { views: 18_452, engagement: 12.4 }),
    ...(status === 'rejected' && { feedback: 'Lleva el título encima. Quita el texto.' }),
  }),
);

export const called = fn();
export const answers = (canvases: Canvas[]) => [
  http.get('*/api/promotion/canvas', () => HttpResponse.json(canvases)),
  http.get('*/api/promotion/canvas/tracks', () => HttpResponse.json(tracks)),
  http.delete('*/api/promotion/canvas/:id', ({ params }) => {
    called(params['id']);
    return new HttpResponse(null, { status: 204 });
  }),
  http.post('*/api/promotion/*', () => {
    called('post');
    return new HttpResponse(null, { status: 500 });
  }),
];
export const ofTool = toolStories({
  item: canvasItem,
  address: '/canvas-manager',
  handlers: answers(each),
  called,
  load: () =>
    Promise.all([import('../ui/form/CanvasWorkbench'), import('@/shared/video/inspect-video.ts')]),
});

/** A pending canvas on this device. */
export const made = (id: string) => ({
  id,
  trackId: 'trk_luna',
  trackTitle: 'Marea alta',
  artistName: 'Nora Quintavalle',
  videoFile: null,
  thumbnailFile: null,
  fileKey: null,
  thumbnailKey: null,
  fileName: '',
  videoUrl: 'https://example.com/marea.mp4',
  description: '',
  tags: [],
  isLoop: true,
  startTime: 0,
  endTime: 8,
  createdAt: '2026-11-19T09:00:00.000Z',
});
