import type { Story } from '@/shared/contract/story.ts';

const uprightPicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 16"><path fill="#3b1f4a" d="M0 0h9v16H0z"/><circle cx="4.5" cy="6" r="3" fill="#f5a524"/></svg>',
)}`;

/** The fixed time of all stories in Storybook. */
const moment = Date.parse('2026-11-19T20:15:00.000Z');

/** Times of a story that is `hours` old. */
export const storyTimes = (hours: number) => {
  const createdAt = moment - hours * 3_600_000;
  return {
    createdAt: new Date(createdAt).toISOString(),
    expiresAt: new Date(createdAt + 24 * 3_600_000).toISOString(),
  };
};

/** A photo, three and a half hours old. */
export const makeStory = (id: string, change: Partial<Story> = {}): Story => ({
  id,
  artistId: 'art_nora-quintavalle',
  artistName: 'Nora Quintavalle',
  type: 'photo',
  content: uprightPicture,
  caption: 'El cartel de la gira',
  duration: 10,
  ...storyTimes(3.5),
  views: 0,
  likes: 0,
  comments: 0,
  isActive: true,
  isSeen: false,
  isLiked: false,
  ...change,
});
