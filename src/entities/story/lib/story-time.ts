const hour = 3_600_000;
const day = 24;

/** How long ago a story was made: less than an hour, whole hours, or so long that it is over. */
export type StoryAge = { kind: 'recent' } | { kind: 'hours'; hours: number } | { kind: 'expired' };

/** How long it is still shown: hours that have begun, a day at most, or no longer. */
export type StoryRest = { kind: 'hours'; hours: number } | { kind: 'expired' };

/** Age of a story that was made then (ISO 8601), in milliseconds since 1970 now. See docs/product/stories.md. */
export function storyAge(createdAt: string, now: number): StoryAge {
  const hours = Math.floor((now - Date.parse(createdAt)) / hour);
  if (hours < 1) return { kind: 'recent' };
  return hours < day ? { kind: 'hours', hours } : { kind: 'expired' };
}

/** What is left of a story that is over then. The last minutes are an hour that has begun. Source: section 4. */
export function storyRest(expiresAt: string, now: number): StoryRest {
  const hours = Math.ceil((Date.parse(expiresAt) - now) / hour);
  return hours < 1 ? { kind: 'expired' } : { kind: 'hours', hours: Math.min(hours, day) };
}
