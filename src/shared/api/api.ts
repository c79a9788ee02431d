import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';
import type { Problem } from './problem';
import { tagTypes } from './tags';

/** The one data layer. Entities inject their endpoints into it; it has none of its own. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  // A page come back to shows what it showed, and asks again behind it when that is old.
  keepUnusedDataFor: 600,
  refetchOnMountOrArgChange: 30,
  refetchOnReconnect: true,
  catchSchemaFailure: (failure): Problem => ({ kind: 'server', detail: failure.message }),
  endpoints: () => ({}),
});
