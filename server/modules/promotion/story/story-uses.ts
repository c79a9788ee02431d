import type { StoryType } from '#contract/story.ts';

/** A file staged for one kind cannot be used for another. */
export const storyPurpose = (type: StoryType): string => `story-${type}`;

export const storyUse = (storyId: string): string => `story/${storyId}`;

/** Unsigned. */
export const storyFilePath = (storyId: string): string => `/api/stories/${storyId}/file`;
