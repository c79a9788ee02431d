import type { WithSlice } from '@reduxjs/toolkit';
import type {
  BaseQueryApi,
  FetchArgs,
  FetchBaseQueryMeta,
  QueryReturnValue,
} from '@reduxjs/toolkit/query';
import type { api } from './api';
import { keepAnswer, readKeptAnswer } from './kept-answers';
import { type Problem, mayRecover } from './problem';
import {
  keptShown,
  type sampleNoticeSlice,
  sampleReplaced,
  selectKeptQueries,
  selectSampleQueries,
} from './sample-notice';

type State = WithSlice<typeof api> & WithSlice<typeof sampleNoticeSlice>;
type Result<Data> = QueryReturnValue<Data, Problem, FetchBaseQueryMeta>;
type Ask = (args: string | FetchArgs) => PromiseLike<Result<unknown>> | Result<unknown>;
type QueryFn<Data, Arg> = (
  arg: Arg,
  queryApi: BaseQueryApi,
  extra: object,
  ask: Ask,
) => Promise<Result<Data>>;

/**
 * A person's list as it was loaded last, where the server cannot be reached: before any sample
 * data, also after a reload. See docs/product/failures.md.
 */
export const orKept =
  <Data, Arg = void>(queryFn: QueryFn<Data, Arg>): QueryFn<Data, Arg> =>
  async (arg, queryApi, extra, ask) => {
    const { dispatch, endpoint, queryCacheKey: key = endpoint } = queryApi;
    const getState = queryApi.getState as () => State;
    const held = getState().api.queries[key]?.data;
    const wasSample = selectSampleQueries(getState()).includes(key);
    const result = await queryFn(arg, queryApi, extra, ask);
    const { data, error } = result;
    if (data !== undefined && !selectSampleQueries(getState()).includes(key)) {
      keepAnswer(key, data);
      if (selectKeptQueries(getState()).includes(key)) dispatch(sampleReplaced(key));
      return result;
    }
    const isOnScreen = held !== undefined && !wasSample;
    if (error && (isOnScreen || !mayRecover(error))) return result;
    const kept = readKeptAnswer(key);
    if (kept === undefined) return result;
    dispatch(keptShown(key));
    // Written from a checked answer of the same contract.
    return { data: kept as Data };
  };
