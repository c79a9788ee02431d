import type { WithSlice } from '@reduxjs/toolkit';
import type {
  BaseQueryApi,
  FetchArgs,
  FetchBaseQueryMeta,
  QueryReturnValue,
} from '@reduxjs/toolkit/query';
import type { AnswerSchema } from './check-answer';
import type { Problem } from './problem';
import { type sampleNoticeSlice, selectSampleQueries } from './sample-notice';

type Result<Data> = QueryReturnValue<Data, Problem, FetchBaseQueryMeta>;
type Ask = (args: string | FetchArgs) => PromiseLike<Result<unknown>> | Result<unknown>;

/** `ask` gives the request and the check of its answer. */
type ChangeOptions<Data, Arg> = {
  of: string;
  query: (arg: Arg) => string | FetchArgs;
  responseSchema?: AnswerSchema<Data>;
  /** Without it the act is refused, because an example of it would pretend. */
  inSample?: (arg: Arg) => Promise<Data>;
};

/**
 * The `queryFn` and `responseSchema` of an endpoint that is never sent while sample data is shown,
 * which it may change. See docs/product/failures.md.
 */
export function orInSample<Data, Arg>({
  of,
  query,
  responseSchema,
  inSample,
}: ChangeOptions<Data, Arg>) {
  const queryFn = async (
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
  return { queryFn, ...(responseSchema && { responseSchema }) };
}
