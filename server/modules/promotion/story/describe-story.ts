import type { Story } from '#contract/story.ts';
import { type PathSigning, signPath } from '../../../platform/signed-path.ts';
import { storyFilePath } from './story-uses.ts';
import type { FoundStory } from './story.repository.ts';

export function describeStory(row: FoundStory, signing: PathSigning): Story {
  const { id, type, trackId, trackTitle, backgroundColor, textColor } = row;
  return {
    id,
    artistId: row.artistId,
    artistName: row.artistName,
    type,
    content:
      row.file === null
        ? row.content
        : signPath(storyFilePath(id), { ...signing, isShort: row.isSuspended }),
    caption: row.caption,
    duration: row.duration,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    views: row.views,
    likes: row.likes,
    // Stories have no comments.
    comments: 0,
    isActive: true,
    ...(trackId !== null && { trackId, trackTitle: trackTitle ?? '' }),
    ...(type === 'text' && { backgroundColor, textColor }),
    isSeen: row.isSeen,
    isLiked: row.isLiked,
    ...(row.isSuspended && { isResting: true }),
  };
}
