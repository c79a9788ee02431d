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

let getOwner: () => string | null = () => null;

/** Whose answers `orKept` keeps; a visitor has none. */
export function keepAnswersOf(owner: () => string | null): void {
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
    if (owner === null) return queryFn(arg, queryApi, extra, ask);
    const before = queryApi.getState();
    const loading = import('./kept-answers').catch(() => null);
    const result = await queryFn(arg, queryApi, extra, ask);
    const kept = await loading;
    if (kept === null || getOwner() !== owner) return result;
    return kept.keepOrRestore(owner, { before, result, queryApi });
  };
