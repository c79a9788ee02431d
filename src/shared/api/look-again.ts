import type { ThunkAction, UnknownAction, WithSlice } from '@reduxjs/toolkit';
import { type QueryCacheKey, QueryStatus } from '@reduxjs/toolkit/query';
import { api } from './api';
import { isProblem, mayRecover } from './problem';

type State = WithSlice<typeof api>;
type Initiate = (
  arg: unknown,
  options: { forceRefetch: boolean; subscribe: boolean },
) => ThunkAction<Promise<unknown>, State, unknown, UnknownAction>;
type Query = NonNullable<State['api']['queries'][string]>;

/** Parts of a list that are read again; each is a call, and a longer list keeps what it shows. */
const mostParts = 4;

function isBounded({ data }: Query): boolean {
  const parts = (data as { pages?: unknown } | undefined)?.pages;
  return !Array.isArray(parts) || parts.length <= mostParts;
}

/** `recover` asks for what went unanswered. */
const isAnswered = ({ status, error }: Query) =>
  status === QueryStatus.fulfilled ||
  (status === QueryStatus.rejected && isProblem(error) && !mayRecover(error));

type Looking = {
  /** Answers that were asked for earlier are old. Milliseconds. */
  since: number;
  /** Also drops old answers that nothing shows, so that no page opens with them. */
  isChangeKnown: boolean;
};

/** Asks again for what is shown; returns whether an old answer is still under way. */
export const lookAgain =
  ({ since, isChangeKnown }: Looking): ThunkAction<boolean, State, unknown, UnknownAction> =>
  (dispatch, getState) => {
    const endpoints: Record<string, { initiate?: Initiate }> = api.endpoints;
    const { queries, subscriptions } = getState().api;
    let isUnderWay = false;
    for (const [key, query] of Object.entries(queries)) {
      const queryCacheKey = key as QueryCacheKey;
      if (!query || (query.startedTimeStamp ?? 0) > since) continue;
      const shownBy = Object.values(subscriptions[queryCacheKey] ?? {});
      if (query.status === QueryStatus.pending) isUnderWay = true;
      if (!isAnswered(query)) continue;
      if (shownBy.length === 0) {
        if (isChangeKnown) dispatch(api.internalActions.removeQueryResult({ queryCacheKey }));
        continue;
      }
      const isRefused = shownBy.some(({ refetchOnFocus }) => refetchOnFocus === false);
      const initiate = endpoints[query.endpointName ?? '']?.initiate;
      if (isRefused || !initiate || !isBounded(query)) continue;
      const options = { forceRefetch: true, subscribe: false };
      void dispatch(initiate(query.originalArgs, options));
    }
    return isUnderWay;
  };
