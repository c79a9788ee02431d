import { canEqualise } from './abilities';
import type { TonedPlayer } from './audio-player';
import { createElementPlayer } from './create-element-player';
import { withRunOn } from './with-run-on';
import { withTone } from './with-tone';

/** Other browsers say they can, and nobody has measured what is heard there. */
const isMeasured = () => /Chrom(?:e|ium)\//.test(navigator.userAgent);

const canRunOn = () =>
  isMeasured() && 'MediaSource' in globalThis && MediaSource.isTypeSupported('audio/mpeg');

/** Elements play everything; albums run on without a gap where the browser is known to. */
export function createAudioPlayer(): TonedPlayer {
  const elements = createElementPlayer();
  const player = canRunOn() ? withRunOn(elements) : elements;
  return canEqualise() ? withTone(player) : { ...player, setTone: () => {} };
}
