export const tagTypes = [
  'Session',
  'Playlist',
  'Track',
  'Artist',
  'Album',
  'User',
  'Search',
] as const;

export type TagType = (typeof tagTypes)[number];

export const listTag = <Type extends TagType>(type: Type) => ({ type, id: 'LIST' }) as const;

export const eachTag = <Type extends TagType>(
  type: Type,
  items: readonly { id: string }[] | undefined,
) => [listTag(type), ...(items ?? []).map(({ id }) => ({ type, id }))];
