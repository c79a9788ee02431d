import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';
import type { Problem } from './problem';

const tagTypes = ['Session', 'Playlist', 'Track', 'Artist', 'Album', 'User', 'Search'] as const;

type TagType = (typeof tagTypes)[number];

export const listTag = <Type extends TagType>(type: Type) => ({ type, id: 'LIST' }) as const;

export const eachTag = <Type extends TagType>(
  type: Type,
  items: readonly { id: string }[] | undefined,
) => [listTag(type), ...(items ?? []).map(({ id }) => ({ type, id }))];

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
