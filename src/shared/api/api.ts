import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';
import type { Problem } from './problem';
import { tagTypes } from './tags';

export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  // A page that reopens shows cached data and refetches old ones behind.
  keepUnusedDataFor: 600,
  refetchOnMountOrArgChange: 30,
  refetchOnReconnect: true,
  catchSchemaFailure: (failure): Problem => ({ kind: 'server', detail: failure.message }),
  endpoints: () => ({}),
});
