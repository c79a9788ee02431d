import { createdList } from '@/entities/outbox';
import type { StoryType } from '@/shared/contract/story.ts';
import { storyTypes } from '@/shared/contract/story-limits.ts';

/** A story on this device. */
export type NewStory = {
  id: string;
  type: StoryType;
  /** The words of a text story. */
  content: string;
  caption: string;
  /** A track that it leads to; null where it leads to none. */
  trackId: string | null;
  trackTitle: string;
  backgroundColor: string;
  textColor: string;
  /** Under which key the file waits on the device; null for a text. */
  fileKey: string | null;
  /** What the file was called. */
  fileName: string;
  /** In ISO 8601. */
  createdAt: string;
};

const texts = [
  'id',
  'content',
  'caption',
  'trackTitle',
  'backgroundColor',
  'textColor',
  'fileName',
  'createdAt',
] as const;

function isNewStory(candidate: unknown): candidate is NewStory {
  if (typeof candidate !== 'object' || candidate === null) return false;
  const story = candidate as Record<string, unknown>;
  return (
    texts.every((name) => typeof story[name] === 'string') &&
    storyTypes.some((type) => type === story['type']) &&
    [story['trackId'], story['fileKey']].every((key) => key === null || typeof key === 'string')
  );
}

/** Stories that the server does not have yet: to create one sends no request of its own. See docs/product/outbox.md. */
export const newStories = createdList<NewStory>({
  name: 'promotion/my-stories',
  act: 'create-story',
  isItem: isNewStory,
  nameOf: ({ caption }) => caption,
  bodyOf: ({ id: _, fileKey: __, fileName: ___, createdAt: ____, ...form }) => ({
    ...form,
    file: null,
  }),
});
