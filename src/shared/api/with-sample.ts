import type { WithSlice } from '@reduxjs/toolkit';
import type {
  BaseQueryApi,
  FetchArgs,
  FetchBaseQueryMeta,
  QueryReturnValue,
} from '@reduxjs/toolkit/query';
import { logFailure } from '@/shared/lib/log';
import type { api } from './api';
import { type AnswerSchema, type ContractSchema, getAnswer } from './check-answer';
import { type Problem, mayRecover } from './problem';
import {
  sampleReplaced,
  type sampleNoticeSlice,
  sampleShown,
  selectSampleQueries,
} from './sample-notice';

type Answer = { data: unknown } | { error: Problem };
type Result<Data> = QueryReturnValue<Data, Problem, FetchBaseQueryMeta>;
type Ask = (args: string | FetchArgs) => PromiseLike<Result<unknown>> | Result<unknown>;

/** By `ask`, or by the loader of a schema where the call is not described. */
type Received<Data> =
  | { responseSchema: AnswerSchema<Data> }
  | { schema: () => Promise<ContractSchema<Data>> };

type SampleOptions<Data, Arg> = Received<Data> & {
  query: (arg: Arg) => string | FetchArgs;
  /** Nothing stands in if it throws. */
  sample: (arg: Arg) => Promise<Data>;
};

/**
 * Sample data if the server is unreachable, times out, returns 5xx or a malformed answer. See
 * docs/product/failures.md.
 */
export function withSample<Data, Arg = void>(options: SampleOptions<Data, Arg>) {
  const { query, sample } = options;
  const schema = 'schema' in options ? getAnswer(options.schema) : options.responseSchema;
  return async (
    arg: Arg,
    queryApi: BaseQueryApi,
    _extra: object,
    ask: Ask,
  ): Promise<Result<Data>> => {
    const { dispatch, endpoint, signal, queryCacheKey: key = endpoint } = queryApi;
    const received = await ask(query(arg));
    const answer = await checked(received, schema);
    if ('data' in answer) {
      dispatch(sampleReplaced(key));
      return { data: answer.data as Data, ...(received.meta && { meta: received.meta }) };
    }
    if (signal.aborted || answer.error.kind === 'maintenance') return { error: answer.error };
    if (!mayRecover(answer.error)) {
      dispatch(sampleReplaced(key));
      return { error: answer.error };
    }
    logFailure(endpoint, answer.error);
    if (holdsRealData(queryApi, key)) return { error: answer.error };
    const data = await sample(arg).catch(() => undefined);
    if (data === undefined) return { error: answer.error };
    dispatch(sampleShown(key));
    return { data };
  };
}

function holdsRealData({ getState }: BaseQueryApi, key: string): boolean {
  const state = getState() as WithSlice<typeof api> & WithSlice<typeof sampleNoticeSlice>;
  return state.api.queries[key]?.data !== undefined && !selectSampleQueries(state).includes(key);
}

async function checked(result: Result<unknown>, schema: AnswerSchema<unknown>): Promise<Answer> {
  if (result.error) return { error: result.error };
  const check = await schema['~standard'].validate(result.data);
  return 'value' in check
    ? { data: check.value }
    : { error: { kind: 'server', message: check.issues.map(({ message }) => message).join() } };
}
