import { type Tone, type TonedPlayer, bands, mostGain } from '@/shared/lib/audio';
import { createStoredValue } from '@/shared/lib/storage';

/** `gains` are kept while it is off. */
type EqualiserSetting = { isOn: boolean; gains: Tone };

export const untouchedEqualiser: EqualiserSetting = { isOn: false, gains: bands.map(() => 0) };

const isGain = (candidate: unknown) =>
  typeof candidate === 'number' && Math.abs(candidate) <= mostGain;

function isSetting(candidate: unknown): candidate is EqualiserSetting {
  const { isOn, gains } = (candidate ?? {}) as Partial<Record<keyof EqualiserSetting, unknown>>;
  const isTone = Array.isArray(gains) && gains.length === bands.length && gains.every(isGain);
  return typeof isOn === 'boolean' && isTone;
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
