import { callServer, readToken } from '@/shared/api';
import type { ListeningBody } from '@/shared/contract/listening.ts';

/** Milliseconds. */
const patience = 10_000;
const restAfterFailure = 5000;

/** With `keepalive` a call outlives its page. */
async function send(body: ListeningBody): Promise<boolean> {
  const token = readToken();
  // Visitors' plays do not count.
  if (token === null) return true;
  const signal = AbortSignal.timeout(patience);
  const call = { path: '/user/listening', token, body, signal, keepalive: true };
  const answer = await callServer(call);
  return answer !== null && answer.status < 500;
}

/**
 * Says when the current track sounds and when it stands still, so that the server counts no time
 * that nobody heard (docs/product/player.md). A lost call costs at most a play.
 */
export function createListeningReporter() {
  let trackId: string | null = null;
  /** Seconds. */
  let heard = 0;
  let position = 0;
  let isLoaded = false;
  let told: 'nothing' | 'playing' | 'still' = 'nothing';
  let next: ListeningBody | null = null;
  let isCalling = false;
  let notBefore = 0;

  /** One call at a time, so that the last word arrives last. */
  const sendNext = async () => {
    if (isCalling || next === null) return;
    const body = next;
    isCalling = true;
    const hasArrived = await send(body);
    isCalling = false;
    if (next !== body) void sendNext();
    else if (hasArrived) next = null;
    else notBefore = Date.now() + restAfterFailure;
  };

  const tell = (isPlaying: boolean) => {
    if (trackId === null) return;
    told = isPlaying ? 'playing' : 'still';
    next = { trackId, heard: Math.round(heard * 1000) / 1000, isPlaying };
    void sendNext();
  };

  const standStill = () => {
    if (isLoaded && told !== 'still') tell(false);
  };

  const handleLeave = () => {
    if (trackId === null || !isLoaded || told === 'still') return;
    told = 'still';
    next = null;
    // Nothing waits for an earlier call once the page is gone.
    void send({ trackId, heard, isPlaying: false });
  };
  addEventListener('pagehide', handleLeave);

  return {
    standStill,
    /** Another track begins, or another round of it. */
    turn: () => {
      if (told === 'playing') tell(false);
      trackId = null;
      heard = 0;
      isLoaded = false;
      told = 'nothing';
    },
    loaded: (id: string | null, seconds: number) => {
      trackId = id;
      // What was heard before a reload is not known, and the server believes no more than its own.
      if (!isLoaded) heard = Math.max(heard, seconds);
      isLoaded = true;
      position = seconds;
    },
    soughtTo: (seconds: number) => {
      position = seconds;
    },
    soundsAt: (seconds: number) => {
      const isMoving = seconds > position;
      if (isMoving) heard += seconds - position;
      position = seconds;
      const isLost = next !== null && !isCalling && Date.now() >= notBefore;
      if (isMoving && (told !== 'playing' || isLost)) tell(true);
    },
    /** Heard to its end, there is nothing to shorten. */
    ended: () => {
      told = 'nothing';
    },
    leave: () => removeEventListener('pagehide', handleLeave),
  };
}
