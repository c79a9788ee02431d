import type { ThunkAction, UnknownAction, WithSlice } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { api } from './api';
import { isProblem, mayRecover } from './problem';
import { selectKeptQueries, selectSampleQueries, type sampleNoticeSlice } from './sample-notice';

export type RecoveringState = WithSlice<typeof api> & WithSlice<typeof sampleNoticeSlice>;
type Thunk<Result> = ThunkAction<Result, RecoveringState, unknown, UnknownAction>;
type Initiate = (
  arg: unknown,
  options: { forceRefetch: boolean; subscribe: boolean },
) => Thunk<Promise<unknown>>;

export function missingQueries(state: RecoveringState): string[] {
  const { queries, subscriptions } = state.api;
  const failed = Object.keys(queries).filter((key) => {
    const query = queries[key];
    const isShown = Object.keys(subscriptions[key] ?? {}).length > 0;
    if (!isShown || query?.status !== QueryStatus.rejected) return false;
    return isProblem(query.error) && mayRecover(query.error);
  });
  return [...new Set([...selectSampleQueries(state), ...selectKeptQueries(state), ...failed])];
}

export const retryMissing = (): Thunk<Promise<unknown>> => (dispatch, getState) => {
  const endpoints: Record<string, { initiate?: Initiate }> = api.endpoints;
  const { queries } = getState().api;
  const calls = missingQueries(getState()).flatMap((key) => {
    const query = queries[key];
    const initiate = endpoints[query?.endpointName ?? '']?.initiate;
    const options = { forceRefetch: true, subscribe: false };
    return initiate ? [dispatch(initiate(query?.originalArgs, options))] : [];
  });
  return Promise.all(calls);
};
