import { useState } from 'react';
import { logFailure } from '@/shared/lib/log';
import { togetherApi } from '../api/together-api';
import { listening } from './listen-together';
import { useStoreParts } from './use-store-parts';

/** Joins the session of a link, and follows it. */
export function useJoinTogether() {
  const store = useStoreParts();
  const [isPending, setPending] = useState(false);
  const join = async (token: string): Promise<{ error?: unknown }> => {
    setPending(true);
    const joining = togetherApi.endpoints.joinTogether.initiate({ token });
    const { data, error } = await store.dispatch(joining);
    setPending(false);
    if (data) void listening.take(store, data);
    else logFailure('join a session', error);
    return { error };
  };
  return { join, isPending };
}
