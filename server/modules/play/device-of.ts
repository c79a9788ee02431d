/** Kinds of devices, as coarse as figures need them. */
export type DeviceKind = 'phone' | 'tablet' | 'computer' | 'other';

/**
 * The kind of device by what its browser says of itself: no more than that is looked at, and nothing of it
 * is kept. Televisions, consoles, cars and speakers are `other`, as is whoever says nothing.
 */
export function deviceOf(userAgent: string | undefined): DeviceKind {
  const agent = userAgent ?? '';
  if (
    /\b(smart-?tv|tv|googletv|appletv|crkey|playstation|xbox|nintendo)\b|tizen|web0s/i.test(agent)
  )
    return 'other';
  if (/ipad|tablet|kindle|silk\/|android(?!.*mobile)/i.test(agent)) return 'tablet';
  if (/iphone|ipod|mobile|android/i.test(agent)) return 'phone';
  return /windows nt|macintosh|x11|cros|linux/i.test(agent) ? 'computer' : 'other';
}
