/** iPhones and iPads leave the volume to the hand. */
export function canSetVolume(): boolean {
  const probe = new Audio();
  probe.volume = 0.5;
  return probe.volume === 0.5;
}

/** iPhones and iPads silence filtered sound behind a locked screen. */
export const canEqualise = (): boolean => 'AudioContext' in globalThis && canSetVolume();
