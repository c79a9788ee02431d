import { KeepListItem } from '@/features/keep-offline';
import { type ListKind, listSource, type MusicList, readWholeList } from '@/features/read-tracks';
import { useAppDispatch } from '@/shared/redux';

/** Lists that a listener can take along; the others change by themselves each day. */
const kept: ReadonlySet<ListKind> = new Set(['playlist', 'album', 'liked']);

/** See docs/product/offline.md. */
export function KeepItems({ list }: { list: MusicList }) {
  const dispatch = useAppDispatch();
  if (!kept.has(list.kind)) return null;
  const readTracks = () => dispatch(readWholeList(list));
  return <KeepListItem source={listSource(list)} name={list.name} readTracks={readTracks} />;
}
