const minute = 60_000;
const hour = 60 * minute;
const day = 24;

export type StoryAge =
  | { kind: 'recent' }
  | { kind: 'minutes'; minutes: number }
  | { kind: 'hours'; hours: number }
  | { kind: 'expired' };

/** Time left in whole hours, up to a day. */
export type StoryRest =
  | { kind: 'minutes' }
  | { kind: 'hours'; hours: number }
  | { kind: 'expired' };

/**
 * See docs/product/stories.md.
 *
 * @param createdAt ISO 8601
 * @param now milliseconds since 1970
 */
export function storyAge(createdAt: string, now: number): StoryAge {
  const age = now - Date.parse(createdAt);
  const hours = Math.floor(age / hour);
  if (age < minute) return { kind: 'recent' };
  if (hours < 1) return { kind: 'minutes', minutes: Math.floor(age / minute) };
  return hours < day ? { kind: 'hours', hours } : { kind: 'expired' };
}

/** In whole hours. See docs/product/stories.md. */
export function storyRest(expiresAt: string, now: number): StoryRest {
  const rest = Date.parse(expiresAt) - now;
  if (rest <= 0) return { kind: 'expired' };
  const hours = Math.floor(rest / hour);
  return hours < 1 ? { kind: 'minutes' } : { kind: 'hours', hours: Math.min(hours, day) };
}
