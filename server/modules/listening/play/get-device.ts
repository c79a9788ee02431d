export type DeviceKind = 'phone' | 'tablet' | 'computer' | 'other';

/**
 * The user agent is not stored. Televisions, consoles, cars and speakers are `other`.
 *
 * @param hasTouch tells an iPad from a Mac with the same user agent.
 */
export function getDevice(userAgent: string | undefined, hasTouch = false): DeviceKind {
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
