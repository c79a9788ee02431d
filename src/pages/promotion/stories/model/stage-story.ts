import { stageFiles } from '@/entities/outbox';
import type { NewStory } from './story-tool';

/** Uploads the file of a story before the story itself. */
export const stageStory = stageFiles((thing) => {
  const { type, fileKey } = thing as NewStory;
  if (type === 'text') return [];
  return [
    { key: fileKey, address: `promotion/uploads/story-${type}`, answer: 'file', field: 'file' },
  ];
});
