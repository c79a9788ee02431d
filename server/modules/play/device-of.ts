/** Kinds of devices, as coarse as figures need them. */
export type DeviceKind = 'phone' | 'tablet' | 'computer' | 'other';

/**
 * The kind of device by what its browser says of itself: no more than that is looked at, and nothing of it
 * is kept. Televisions, consoles, cars and speakers are `other`, as is whoever says nothing.
 *
 * @param hasTouch what a player says of a Mac: with a touch screen it is an iPad, whose browser says the same.
 */
export function deviceOf(userAgent: string | undefined, hasTouch = false): DeviceKind {
  const agent = userAgent ?? '';
  if (
    /\b(smart-?tv|tv|googletv|appletv|crkey|playstation|xbox|nintendo)\b|tizen|web0s/i.test(agent)
  )
    return 'other';
  if (hasTouch && /macintosh/i.test(agent)) return 'tablet';
  if (/ipad|tablet|kindle|silk\/|android(?!.*mobile)/i.test(agent)) return 'tablet';
  if (/iphone|ipod|mobile|android/i.test(agent)) return 'phone';
  return /windows nt|macintosh|x11|cros|linux/i.test(agent) ? 'computer' : 'other';
}
