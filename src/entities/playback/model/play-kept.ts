import { copyMark, importCopies } from '@/entities/offline-copy/@x/playback';
import type { Track } from '@/shared/contract/track.ts';
import type { PlaybackStore } from './playback-store';

/** Seconds, as the server reckons; see docs/product/plays.md. */
const countedAfter = ({ duration }: Track) => Math.min(30, duration / 2);

type Opened = { track: Track; address: string };

/** Seconds; a larger step is a seek. */
const longestStep = 5;

/**
 * Plays what this device keeps where nothing else can be had, and notes what was heard of it,
 * because the server has sent nothing. See docs/product/offline.md.
 */
export function createKeptPlayer(
  { getState }: Pick<PlaybackStore, 'getState'>,
  importModule = importCopies,
) {
  let opened: Opened | null = null;
  let isPlaying = false;
  let isCounted = false;
  /** Seconds. */
  let heard = 0;
  let position = 0;
  /** Changes with the sound, so that late answers are ignored. */
  let asked = 0;

  const forgetOpened = () => {
    if (opened) URL.revokeObjectURL(opened.address);
    opened = null;
  };

  const rest = () => {
    asked += 1;
    isPlaying = false;
  };

  const turn = () => {
    rest();
    isCounted = false;
    heard = 0;
  };

  const openTrack = async (owner: string, track: Track): Promise<string | null> => {
    if (opened?.track.id !== track.id) {
      const { openCopy } = await importModule();
      const blob = await openCopy(owner, track.id);
      if (blob === null) return null;
      forgetOpened();
      opened = { track, address: URL.createObjectURL(blob) };
    }
    return opened.address;
  };

  return {
    turn,
    /** The sound comes from the server again. */
    rest,
    /** Whether the current sound is a copy of this device. */
    isPlaying: () => isPlaying,
    /**
     * Null where there can be no copy, or it plays already and has failed. Resolves to its address,
     * or to null where there is none.
     */
    open: (track: Track | null, from: number): Promise<string | null> | null => {
      const owner = getState().session.user?.id;
      if (isPlaying || !track || owner === undefined || !copyMark.isSet(owner)) return null;
      asked += 1;
      const own = asked;
      return openTrack(owner, track)
        .catch(() => null)
        .then((address) => {
          if (own === asked) isPlaying = address !== null;
          position = from;
          return address;
        });
    },
    soughtTo: (seconds: number) => {
      position = seconds;
      if (!isCounted || seconds >= 1) return;
      // From its beginning again it is a new round.
      isCounted = false;
      heard = 0;
    },
    soundsAt: (seconds: number) => {
      const owner = getState().session.user?.id;
      const step = seconds - position;
      position = seconds;
      if (!isPlaying || !opened || owner === undefined) return;
      if (step > 0 && step < longestStep) heard += step;
      const { track } = opened;
      if (isCounted || heard < countedAfter(track)) return;
      isCounted = true;
      const note = async () => (await importModule()).notePlay(owner, track.id, heard);
      void note().catch(() => undefined);
    },
    /** The account has changed, or the player ends. */
    forget: () => {
      turn();
      forgetOpened();
    },
  };
}
