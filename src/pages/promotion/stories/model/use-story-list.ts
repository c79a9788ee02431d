import { useMyStoriesQuery } from '@/entities/story';
import { type Created, type CreatedPlace, listedFor, useListWithCreated } from '@/entities/outbox';
import { type NewStory, newStories } from '@/features/create-story';
import type { Story } from '@/shared/contract/story.ts';
import { storyLimits } from '@/shared/contract/story-limits.ts';

/** A story of the server, or one of this device with how far it is. */
export type ShownStory = { story: Story; created: Created<NewStory> | null };

/** Those that were made and are not delivered yet, in front of those that the server has. */
export function useStoryList(place: CreatedPlace) {
  const query = useMyStoriesQuery(listedFor(place), { refetchOnMountOrArgChange: true });
  const artistName = query.data?.[0]?.artistName ?? '';
  return useListWithCreated(
    newStories,
    { place, query },
    {
      asThing: (item) => asStory(item, artistName),
      show: (story, created): ShownStory => ({ story, created }),
    },
  );
}

/** A new one, before the server has it; its file is on this device. */
function asStory(item: NewStory, artistName: string): Story {
  const { id, type, content, caption, trackId, trackTitle } = item;
  // Its day begins when it is delivered: until then all of it is left.
  const now = Date.now();
  return {
    id,
    artistId: '',
    artistName,
    type,
    content: type === 'text' ? content : '',
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
      backgroundColor: item.backgroundColor,
      textColor: item.textColor,
    }),
    isSeen: true,
    isLiked: false,
  };
}
