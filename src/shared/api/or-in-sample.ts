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
  of: string;
  query: (arg: Arg) => string | FetchArgs;
  /** Without it the act is refused, because an example of it would pretend. */
  inSample?: (arg: Arg) => Promise<Data>;
};

/** Never sent while sample data is shown, which it may change. See docs/product/failures.md. */
export function orInSample<Data, Arg>({ of, query, inSample }: ChangeOptions<Data, Arg>) {
  return async (
    arg: Arg,
    { getState }: BaseQueryApi,
    _extra: object,
    ask: Ask,
  ): Promise<Result<Data>> => {
    const shown = selectSampleQueries(getState() as WithSlice<typeof sampleNoticeSlice>);
    if (shown.some((key) => key.startsWith(`${of}(`)))
      return inSample ? { data: await inSample(arg) } : { error: { kind: 'unreachable' } };
    const { data, error } = await ask(query(arg));
    return error ? { error } : { data: data as Data };
  };
}
