import type { WithSlice } from '@reduxjs/toolkit';
import type {
  BaseQueryApi,
  FetchArgs,
  FetchBaseQueryMeta,
  QueryReturnValue,
} from '@reduxjs/toolkit/query';
import type { Problem } from './problem';
import { type sampleNoticeSlice, selectSampleQueries } from './sample-notice';

type Result<Data> = QueryReturnValue<Data, Problem, FetchBaseQueryMeta>;
type Ask = (args: string | FetchArgs) => PromiseLike<Result<unknown>> | Result<unknown>;

type ChangeOptions<Data, Arg> = {
  /** The endpoint of the changed list. */
  of: string;
  query: (arg: Arg) => string | FetchArgs;
  /** Changes the sample for the rest of the visit; a dynamic import. */
  inSample: (arg: Arg) => Promise<Data>;
};

/**
 * A mutation of a list that may be sample data: then it changes the sample and sends nothing. The
 * endpoint's schema checks the server's answer. See docs/product/failures.md.
 */
export function orInSample<Data, Arg>({ of, query, inSample }: ChangeOptions<Data, Arg>) {
  return async (
    arg: Arg,
    { getState }: BaseQueryApi,
    _extra: object,
    ask: Ask,
  ): Promise<Result<Data>> => {
    // The store has the slice; the base query cannot know its type.
    const shown = selectSampleQueries(getState() as WithSlice<typeof sampleNoticeSlice>);
    if (shown.some((key) => key.startsWith(`${of}(`))) return { data: await inSample(arg) };
    const { data, error } = await ask(query(arg));
    return error ? { error } : { data: data as Data };
  };
}
