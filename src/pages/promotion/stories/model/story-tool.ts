import { useMyStoriesQuery } from '@/entities/story';
import {
  type OutboxScope,
  defineTool,
  listedFor,
  type Shown,
  useToolItems,
} from '@/entities/outbox';
import type { DeliveredStory, Story } from '@/shared/contract/story.ts';
import { storyLimits } from '@/shared/contract/story-limits.ts';

/** A story on this device. */
export type NewStory = Omit<DeliveredStory, 'at' | 'file'> & {
  /** Key of the file on the device; null for a text. */
  fileKey: string | null;
  /** Original file name. */
  fileName: string;
};

export type ShownStory = Shown<Story, NewStory>;

/** Stories; creating one sends no request of its own. See docs/product/stories.md. */
export const storyTool = defineTool<NewStory, Story>({
  address: 'promotion/my-stories',
  act: 'create-story',
  schema: async () => (await import('./story-rules')).newStorySchema,
  getName: ({ caption }) => caption,
  toBody: ({ id: _, fileKey: __, fileName: ___, ...body }) => ({ ...body, file: null }),
  toThing: ({ id, type, content, caption, trackId, trackTitle, backgroundColor, textColor }) => {
    // Its day starts with delivery: until then all of it is left.
    const now = Date.now();
    return {
      id,
      artistId: '',
      artistName: '',
      type,
      content,
      caption,
      duration: storyLimits.durations[type],
      createdAt: new Date(now).toISOString(),
      expiresAt: new Date(now + storyLimits.hours * 3_600_000).toISOString(),
      views: 0,
      likes: 0,
      comments: 0,
      isActive: true,
      ...(trackId !== null && { trackId, trackTitle }),
      ...(type === 'text' && { backgroundColor, textColor }),
      isSeen: true,
      isLiked: false,
    };
  },
});

export const useStories = (scope: OutboxScope) =>
  useToolItems(
    storyTool,
    scope,
    useMyStoriesQuery(listedFor(scope), { refetchOnMountOrArgChange: true }),
  );
