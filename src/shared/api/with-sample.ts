import type {
  BaseQueryApi,
  FetchArgs,
  FetchBaseQueryMeta,
  QueryReturnValue,
} from '@reduxjs/toolkit/query';
import { logFailure } from '@/shared/lib/log';
import { type ContractSchema, answerOf } from './check-answer';
import type { Problem } from './problem';
import { realDataShown, sampleShown } from './sample-notice';

type Answer = { data: unknown } | { error: Problem };
type Result<Data> = QueryReturnValue<Data, Problem, FetchBaseQueryMeta>;
type Ask = (args: string | FetchArgs) => PromiseLike<Result<unknown>> | Result<unknown>;

type SampleOptions<Data, Arg> = {
  query: (arg: Arg) => string | FetchArgs;
  schema: () => Promise<ContractSchema<Data>>;
  /** Loads the sample answer; a dynamic import, so that it never sits in the initial bundle. */
  sample: (arg: Arg) => Promise<Data>;
};

/**
 * Query of an endpoint that shows built-in sample data when the server cannot be reached, times out,
 * answers 5xx or answers something malformed. Every other failure (404, 401 …) stays a failure.
 * Source: readings, 'Missing, failing, empty'.
 */
export function withSample<Data, Arg = void>(options: SampleOptions<Data, Arg>) {
  const { query, schema, sample } = options;
  return async (
    arg: Arg,
    { dispatch, endpoint, signal }: BaseQueryApi,
    _extra: object,
    ask: Ask,
  ): Promise<Result<Data>> => {
    const answer = await checked(await ask(query(arg)), answerOf(schema));
    if ('data' in answer) {
      dispatch(realDataShown(endpoint));
      return { data: answer.data as Data };
    }
    // A call that was given up, at sign-out for example, did not fail.
    if (signal.aborted || !canBeReplaced(answer.error)) return { error: answer.error };
    logFailure(endpoint, answer.error);
    const data = await sample(arg).catch(() => undefined);
    // The sample is a file of the same server: with the network gone it may not arrive either.
    if (data === undefined) return { error: answer.error };
    dispatch(sampleShown(endpoint));
    return { data };
  };
}

const canBeReplaced = ({ kind }: Problem) => kind === 'unreachable' || kind === 'server';

async function checked(
  result: Result<unknown>,
  schema: ReturnType<typeof answerOf>,
): Promise<Answer> {
  if (result.error) return { error: result.error };
  const check = await schema['~standard'].validate(result.data);
  return 'value' in check
    ? { data: check.value }
    : { error: { kind: 'server', message: check.issues.map(({ message }) => message).join() } };
}
