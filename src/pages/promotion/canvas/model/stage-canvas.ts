import { stageFiles } from '@/entities/outbox';
import type { NewCanvas } from './canvas-tool';

/** Uploads the video and picture of a canvas before the canvas itself. */
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
