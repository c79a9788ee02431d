const hour = 3_600_000;
const day = 24;

/** Age: under an hour, whole hours, or expired. */
export type StoryAge = { kind: 'recent' } | { kind: 'hours'; hours: number } | { kind: 'expired' };

/** Time left: started hours up to a day, or expired. */
export type StoryRest = { kind: 'hours'; hours: number } | { kind: 'expired' };

/**
 * The age of a story. See docs/product/stories.md.
 *
 * @param createdAt ISO 8601
 * @param now milliseconds since 1970
 */
export function storyAge(createdAt: string, now: number): StoryAge {
  const hours = Math.floor((now - Date.parse(createdAt)) / hour);
  if (hours < 1) return { kind: 'recent' };
  return hours < day ? { kind: 'hours', hours } : { kind: 'expired' };
}

/** The time left until `expiresAt`, in started hours. Source: section 4. */
export function storyRest(expiresAt: string, now: number): StoryRest {
  const hours = Math.ceil((Date.parse(expiresAt) - now) / hour);
  return hours < 1 ? { kind: 'expired' } : { kind: 'hours', hours: Math.min(hours, day) };
}
