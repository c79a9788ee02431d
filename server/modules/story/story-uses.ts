import type { StoryType } from '#contract/story.ts';

/** What a file is staged for until a story names it: each kind apart, so that none is taken for another. */
export const storyPurpose = (type: StoryType): string => `story-${type}`;

/** The use of an asset by a story, by which it is claimed and found. */
export const storyUse = (storyId: string): string => `story/${storyId}`;

/** Where it is read, to be signed. */
export const storyFilePath = (storyId: string): string => `/api/stories/${storyId}/file`;
