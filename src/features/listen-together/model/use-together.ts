import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { playbackPosition } from '@/entities/playback';
import { problemText } from '@/shared/api';
import { togetherLimits } from '@/shared/contract/limits.ts';
import type {
  Together,
  TogetherChangesBody,
  TogetherCommandBody,
  TogetherQueueBody,
} from '@/shared/contract/together.ts';
import { showFailure } from '@/shared/ui/toast';
import { togetherApi } from '../api/together-api';
import { listening } from './listen-together';
import { useStoreParts } from './use-store-parts';

const { endpoints } = togetherApi;

type Answer = { data?: Together | null | undefined; error?: unknown };

/** What a person does to the session; toasts report failures. */
export function useTogether() {
  const { t } = useTranslation('features.listen-together');
  const store = useStoreParts();
  const [isPending, setPending] = useState(false);

  const ask = async (asked: Promise<Answer>): Promise<boolean> => {
    setPending(true);
    const { data, error } = await asked;
    setPending(false);
    if (error) showFailure('listenTogether', error, { text: problemText(error, t('failed')) });
    else if (data) await listening.take(store, data);
    return !error;
  };
  const { dispatch, getState } = store;

  return {
    isPending,
    /** With the songs from the current one on. */
    begin: () => {
      const { queue, order, at, isPlaying } = getState().playback;
      const ahead = at < 0 ? [] : order.slice(at, at + togetherLimits.entries);
      const trackIds = ahead.flatMap((index) => queue[index]?.track.id ?? []);
      const seconds = trackIds.length > 0 ? playbackPosition.getSnapshot() : 0;
      return ask(dispatch(endpoints.beginTogether.initiate({ trackIds, seconds, isPlaying })));
    },
    leave: async (): Promise<void> => {
      if (await ask(dispatch(endpoints.leaveTogether.initiate()))) await listening.leave(store);
    },
    end: async (): Promise<void> => {
      if (await ask(dispatch(endpoints.endTogether.initiate()))) await listening.leave(store);
    },
    change: (changes: TogetherChangesBody) =>
      ask(dispatch(endpoints.changeTogether.initiate(changes))),
    changeQueue: (body: TogetherQueueBody) =>
      ask(dispatch(endpoints.changeTogetherQueue.initiate(body))),
    steer: (command: TogetherCommandBody) =>
      ask(dispatch(endpoints.steerTogether.initiate(command))),
    remove: (userId: string) => ask(dispatch(endpoints.removePerson.initiate(userId))),
    block: async (userId: string): Promise<void> => {
      if (await ask(dispatch(endpoints.blockPerson.initiate({ userId })))) await listening.look();
    },
    returnToIt: listening.returnToIt,
  };
}
