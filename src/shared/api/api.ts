import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';
import type { Problem } from './problem';
import { tagTypes } from './tags';

/** The one RTK Query API; entities inject their endpoints. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  // A page that reopens shows its cached data and refetches old ones in the background.
  keepUnusedDataFor: 600,
  refetchOnMountOrArgChange: 30,
  refetchOnReconnect: true,
  catchSchemaFailure: (failure): Problem => ({ kind: 'server', detail: failure.message }),
  endpoints: () => ({}),
});
