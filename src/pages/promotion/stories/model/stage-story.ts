import { stageFiles } from '@/entities/outbox';
import type { NewStory } from './story-tool';

/** Brings the file of a story to the server, which has it before the story. */
export const stageStory = stageFiles((thing) => {
  const { type, fileKey } = thing as NewStory;
  if (type === 'text') return [];
  return [
    { key: fileKey, address: `promotion/uploads/story-${type}`, answer: 'file', field: 'file' },
  ];
});
