import { canEqualise } from './abilities';
import type { TonedPlayer } from './audio-player';
import { createElementPlayer } from './create-element-player';
import { withRunOn } from './with-run-on';
import { withTone } from './with-tone';

/** WebKit says that it can too; what is heard there has a larger seam, or is nothing. */
const isMeasured = () => /(?:Chrome|Chromium|Firefox)\//.test(navigator.userAgent);

const canRunOn = () => isMeasured() && 'MediaSource' in globalThis;

/** Elements play everything; albums run on without a gap where the browser is known to. */
export function createAudioPlayer(): TonedPlayer {
  const elements = createElementPlayer();
  const player = canRunOn() ? withRunOn(elements) : elements;
  return canEqualise() ? withTone(player) : { ...player, setTone: () => {} };
}
