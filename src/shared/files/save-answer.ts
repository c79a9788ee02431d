import type { FetchArgs, FetchBaseQueryMeta, QueryReturnValue } from '@reduxjs/toolkit/query';
import type { Problem } from '@/shared/api';
import { saveBlob } from './save-file';

type Result<Data> = QueryReturnValue<Data, Problem, FetchBaseQueryMeta>;
type Ask = (args: FetchArgs) => PromiseLike<Result<unknown>> | Result<unknown>;

/** A `queryFn` that saves the answer as a file at once, because a cache would keep it. */
export const saveAnswer =
  <Arg extends { fileName: string }>(toRequest: (arg: Omit<Arg, 'fileName'>) => FetchArgs) =>
  async (
    { fileName, ...about }: Arg,
    _queryApi: unknown,
    _extra: unknown,
    ask: Ask,
  ): Promise<Result<null>> => {
    const { data, error } = await ask({
      ...toRequest(about),
      responseHandler: (response) => (response.ok ? response.blob() : response.json()),
    });
    if (error) return { error };
    saveBlob(data as Blob, fileName);
    return { data: null };
  };
