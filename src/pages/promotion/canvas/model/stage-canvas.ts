import { stageFiles } from '@/entities/outbox';
import type { NewCanvas } from './canvas-tool';

/** Brings the video of a canvas and its picture to the server, which has them before the canvas. */
export const stageCanvas = stageFiles((canvas) => [
  {
    key: (canvas as NewCanvas).fileKey,
    address: 'promotion/uploads/canvas',
    answer: 'video',
    field: 'videoFile',
  },
  {
    key: (canvas as NewCanvas).thumbnailKey,
    address: 'promotion/uploads/canvas-thumbnail',
    answer: 'thumbnail',
    field: 'thumbnailFile',
    mayBeGone: true,
    mayBeRefused: true,
  },
]);
