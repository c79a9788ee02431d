import { defineItem, type ShownOf } from '@/entities/outbox';
import type { Story } from '@/shared/contract/story.ts';
import { storyColours, storyLimits } from '@/shared/contract/story-limits.ts';
import type { NewStory, StorySent, StoryTyped } from './story-rules';

const { background: backgroundColor, text: textColor } = storyColours;

/** Stories; creating one sends no request of its own. See docs/product/stories.md. */
export const storyItem = defineItem<NewStory, Story, StoryTyped, StorySent>({
  act: 'create-story',
  address: 'promotion/my-stories',
  load: () => import('./story-rules'),
  empty: () => ({
    type: 'photo',
    content: '',
    caption: '',
    trackId: '',
    backgroundColor,
    textColor,
  }),
  local: ['fileKey', 'fileName'],
  toThing: ({ id, type, content, caption, trackId, trackTitle, ...colours }) => {
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
      ...(type === 'text' && {
        backgroundColor: colours.backgroundColor,
        textColor: colours.textColor,
      }),
      isSeen: true,
      isLiked: false,
    };
  },
  getFiles: ({ type, fileKey }) =>
    type === 'text'
      ? []
      : [
          {
            key: fileKey,
            address: `promotion/uploads/story-${type}`,
            answer: 'file',
            field: 'file',
          },
        ],
  getName: ({ caption }) => caption,
  getSearched: ({ caption, content }) => [caption, content],
});

export type ShownStory = ShownOf<typeof storyItem>;
