const hour = 3_600_000;
const day = 24;

export type StoryAge = { kind: 'recent' } | { kind: 'hours'; hours: number } | { kind: 'expired' };

/** Time left in started hours, up to a day. */
export type StoryRest = { kind: 'hours'; hours: number } | { kind: 'expired' };

/**
 * See docs/product/stories.md.
 *
 * @param createdAt ISO 8601
 * @param now milliseconds since 1970
 */
export function storyAge(createdAt: string, now: number): StoryAge {
  const hours = Math.floor((now - Date.parse(createdAt)) / hour);
  if (hours < 1) return { kind: 'recent' };
  return hours < day ? { kind: 'hours', hours } : { kind: 'expired' };
}

/** In started hours. See docs/product/stories.md. */
export function storyRest(expiresAt: string, now: number): StoryRest {
  const hours = Math.ceil((Date.parse(expiresAt) - now) / hour);
  return hours < 1 ? { kind: 'expired' } : { kind: 'hours', hours: Math.min(hours, day) };
}
