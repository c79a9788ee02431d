import { logFailure } from '@/shared/lib/log';
import type { AudioPlayer, Tone, TonedPlayer } from './audio-player';
import type { Equaliser } from './equaliser/create-equaliser';

const importModule = () => import('./equaliser/create-equaliser');

/** Loads the equaliser once something sounds with a tone: until then there is no audio context. */
export function withTone(player: AudioPlayer, importEqualiser = importModule): TonedPlayer {
  let tone: Tone | null = null;
  let equaliser: Promise<Equaliser> | null = null;

  const follow = async () => {
    const isSounding = player.voices().some(({ paused }) => !paused);
    if (!equaliser && (tone === null || !isSounding)) return;
    try {
      equaliser ??= importEqualiser().then(({ createEqualiser }) => createEqualiser(player));
      (await equaliser).setTone(tone);
    } catch (reason) {
      // The next song tries again.
      equaliser = null;
      logFailure('equaliser', reason);
    }
  };
  player.on('playing', () => void follow());

  return {
    ...player,
    setTone: (next) => {
      tone = next;
      void follow();
    },
  };
}
