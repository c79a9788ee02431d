import type { Tone, TonedPlayer } from '@/shared/lib/audio';
import { createStoredValue } from '@/shared/lib/storage';

/** `gains` are kept while it is off. */
type EqualiserSetting = { isOn: boolean; gains: Tone };

/** Decibels, up and down. */
export const mostGain = 12;

/** A number for each of `bands`, whose filters need not come with the player. */
export const untouchedEqualiser: EqualiserSetting = { isOn: false, gains: [0, 0, 0, 0, 0, 0] };

const isGain = (candidate: unknown) =>
  typeof candidate === 'number' && Math.abs(candidate) <= mostGain;

function isSetting(candidate: unknown): candidate is EqualiserSetting {
  const { isOn, gains } = (candidate ?? {}) as Partial<Record<keyof EqualiserSetting, unknown>>;
  const isTone = Array.isArray(gains) && gains.every(isGain);
  const { length } = untouchedEqualiser.gains;
  return typeof isOn === 'boolean' && isTone && gains.length === length;
}

/** How the bands are raised and lowered; off by default, kept on the device. */
export const equaliser = createStoredValue<EqualiserSetting>('equaliser', isSetting);

/** Sets the tone, also where another tab moves it; returns the function that ends it. */
export function followEqualiser({ setTone }: TonedPlayer): () => void {
  const follow = () => {
    const { isOn, gains } = equaliser.read() ?? untouchedEqualiser;
    setTone(isOn && gains.some((gain) => gain !== 0) ? gains : null);
  };
  follow();
  return equaliser.subscribe(follow);
}
