import type {
  BaseQueryApi,
  FetchArgs,
  FetchBaseQueryMeta,
  QueryReturnValue,
} from '@reduxjs/toolkit/query';
import type { Problem } from './problem';

export type Result<Data> = QueryReturnValue<Data, Problem, FetchBaseQueryMeta>;
type Ask = (args: string | FetchArgs) => PromiseLike<Result<unknown>> | Result<unknown>;
type QueryFn<Data, Arg> = (
  arg: Arg,
  queryApi: BaseQueryApi,
  extra: object,
  ask: Ask,
) => Promise<Result<Data>>;

let getOwner: () => string | undefined = () => undefined;

/** Whose answers `orKept` keeps; a visitor has none. */
export function keepAnswersOf(owner: () => string | undefined): void {
  getOwner = owner;
}

/**
 * A person's list as it was loaded last, where the server cannot be reached: before any sample
 * data, also after a reload. See docs/product/failures.md.
 */
export const orKept =
  <Data, Arg = void>(queryFn: QueryFn<Data, Arg>): QueryFn<Data, Arg> =>
  async (arg, queryApi, extra, ask) => {
    const owner = getOwner();
    if (owner === undefined) return queryFn(arg, queryApi, extra, ask);
    const before = queryApi.getState();
    const loading = import('./kept-answers').catch(() => null);
    const result = await queryFn(arg, queryApi, extra, ask);
    const kept = await loading;
    return kept && getOwner() === owner
      ? kept.keepOrRestore(owner, { before, result, queryApi })
      : result;
  };
