import type { UnknownAction } from '@reduxjs/toolkit';
import type { createStore } from '@/app/redux/create-store';
import { outbox } from '@/entities/outbox';
import { refreshViewer } from '@/entities/session';
import { likeTrack, trackLikeChanged } from '@/entities/track';
import { api, lookAgain } from '@/shared/api';
import { startListening } from '@/shared/redux';

/** What a tab tells the others of the same browser. */
type Told = { owner: string; like: { id: string; liked: boolean } | null };

const channelName = 'tonada-changes';

/** Milliseconds. */
const pause = { beforeLook: 300, untilAnswered: 1_000, untilOld: 10_000 };

const isChange = ({ type }: UnknownAction) =>
  type === `${api.reducerPath}/executeMutation/fulfilled` ||
  type === `${api.reducerPath}/invalidateTags`;

function likeIn(action: UnknownAction): Told['like'] {
  if (!likeTrack.matchFulfilled(action)) return null;
  return { id: action.meta.arg.originalArgs.id, liked: action.payload.liked };
}

/** A tab of another version may tell something else. */
function isTold(candidate: unknown): candidate is Told {
  if (typeof candidate !== 'object' || candidate === null) return false;
  const { owner, like } = candidate as Record<string, unknown>;
  if (typeof owner !== 'string') return false;
  const { id, liked } = (like ?? { id: '', liked: false }) as Record<string, unknown>;
  return typeof id === 'string' && typeof liked === 'boolean';
}

/**
 * Shows what changed in another tab, or on another device once this one comes to the front. A
 * hidden tab asks for nothing. See docs/product/shell.md.
 */
export function keepInStep(store: ReturnType<typeof createStore>): () => void {
  const leaving = new AbortController();
  const channel = new BroadcastChannel(channelName);
  const getOwner = () => store.getState().session.user?.id;
  /** The last change elsewhere that this tab does not show yet. */
  let told: number | null = null;
  let lookedAt = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const lookIn = (time: number) => {
    clearTimeout(timer);
    timer = setTimeout(look, time);
  };
  const look = () => {
    if (document.hidden || !navigator.onLine) return;
    const old = Date.now() - pause.untilOld;
    const isChangeKnown = told !== null;
    const since = Math.max(told ?? 0, old);
    const isUnderWay = store.dispatch(lookAgain({ since, isChangeKnown }));
    if (isChangeKnown && isUnderWay) return lookIn(pause.untilAnswered);
    if (!isChangeKnown && lookedAt > old) return;
    told = null;
    lookedAt = Date.now();
    if (getOwner() === undefined) return;
    void store.dispatch(refreshViewer());
    if (!isChangeKnown) outbox.reread();
  };
  const handleFront = () => {
    store.dispatch(
      document.hidden ? api.internalActions.onFocusLost() : api.internalActions.onFocus(),
    );
    look();
  };

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isTold(data) || data.owner !== getOwner()) return;
    if (data.like) store.dispatch(trackLikeChanged(data.like));
    told = Date.now();
    lookIn(pause.beforeLook);
  });
  const stopListening = startListening({
    predicate: isChange,
    effect: (action) => {
      const owner = getOwner();
      if (owner === undefined) return;
      channel.postMessage({ owner, like: likeIn(action) } satisfies Told);
    },
  });
  const { signal } = leaving;
  document.addEventListener('visibilitychange', handleFront, { signal });
  addEventListener('focus', handleFront, { signal });
  addEventListener('online', look, { signal });
  handleFront();
  return () => {
    leaving.abort();
    clearTimeout(timer);
    stopListening();
    channel.close();
  };
}
