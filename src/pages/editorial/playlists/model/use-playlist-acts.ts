import { useTranslation } from 'react-i18next';
import { useViewer } from '@/entities/session';
import { isProblem, useIsSample } from '@/shared/api';
import type {
  EditorialPlaylist,
  EditorialPlaylistBody,
} from '@/shared/contract/editorial-playlist.ts';
import { useAppDispatch } from '@/shared/redux';
import { showFailure, showToast } from '@/shared/ui/toast';
import {
  editorialPlaylistsApi,
  useChangeEditorialPlaylistMutation,
  useCreateEditorialPlaylistMutation,
  useDeleteEditorialPlaylistMutation,
} from '../api/editorial-playlists-api';
import { localPlaylist, playlistBody } from '../lib/playlist-body';
import { type UnsavedChange, unsavedChanges } from './unsaved-changes';

type Wanted = Pick<UnsavedChange, 'act' | 'playlist'>;

const failures = {
  create: 'create',
  change: 'update',
  toggle: 'toggle',
  delete: 'delete',
} as const;

/**
 * Editors' actions on playlists. The list changes even where the call fails; the change then
 * stays on this device, to be sent again or discarded. Samples are never sent.
 */
export function usePlaylistActs() {
  const { t } = useTranslation('pages.editorial.playlists');
  const dispatch = useAppDispatch();
  const viewer = useViewer();
  const [create] = useCreateEditorialPlaylistMutation();
  const [change] = useChangeEditorialPlaylistMutation();
  const [remove] = useDeleteEditorialPlaylistMutation();
  const isSample = useIsSample('editorialPlaylists');
  const owner = viewer?.id ?? '';
  const isLocal = (id: string) =>
    unsavedChanges.read(owner).some((known) => known.id === id && known.act === 'create');

  async function ask({ act, playlist }: Wanted): Promise<unknown> {
    const { id, version } = playlist;
    const body = playlistBody(playlist);
    if (act === 'create') return (await create({ body, key: id })).error;
    if (isSample) return { kind: 'unreachable' };
    if (act === 'delete') return (await remove(id)).error;
    return (await change({ id, body, version })).error;
  }

  /** The current version, for an editor who was told of another's change. */
  async function versionNow({ id, version }: EditorialPlaylist): Promise<number> {
    const list = editorialPlaylistsApi.endpoints.editorialPlaylists;
    const request = dispatch(list.initiate(undefined, { forceRefetch: true, subscribe: false }));
    const { data } = await request;
    return data?.find((each) => each.id === id)?.version ?? version;
  }

  async function send(wanted: Wanted): Promise<boolean> {
    const { act, playlist } = wanted;
    const error = await ask(wanted);
    const isMissing = act === 'delete' && isProblem(error) && error.kind === 'not-found';
    if (!error || isMissing) {
      unsavedChanges.remove(owner, playlist.id);
      return true;
    }
    showFailure(`${act}EditorialPlaylist`, error, { text: t(`failed.${failures[act]}`) });
    const isOutdated = isProblem(error) && error.kind === 'duplicate';
    unsavedChanges.add(owner, {
      id: playlist.id,
      act,
      playlist: isOutdated ? { ...playlist, version: await versionNow(playlist) } : playlist,
      reason: getReason(error),
      isOfSample: isSample && act !== 'create',
    });
    return false;
  }

  return {
    create: async (body: EditorialPlaylistBody) => {
      const now = new Date();
      const about = { id: `local-${now.getTime()}`, createdBy: viewer?.displayName ?? '', now };
      const isDone = await send({ act: 'create', playlist: localPlaylist(body, about) });
      if (isDone) showToast({ tone: 'success', text: t('created', { name: body.name }) });
    },
    change: async (playlist: EditorialPlaylist, body: EditorialPlaylistBody) => {
      const act = isLocal(playlist.id) ? 'create' : 'change';
      const isDone = await send({ act, playlist: { ...playlist, ...body } });
      if (isDone) showToast({ tone: 'success', text: t('changed', { name: body.name }) });
    },
    toggle: async (playlist: EditorialPlaylist) => {
      const act = isLocal(playlist.id) ? 'create' : 'toggle';
      const isActive = !playlist.isActive;
      const isDone = await send({ act, playlist: { ...playlist, isActive } });
      const outcome = isActive ? 'activated' : 'deactivated';
      if (isDone) showToast({ tone: 'success', text: t(outcome, { name: playlist.name }) });
    },
    remove: async (playlist: EditorialPlaylist) => {
      // The server never had it.
      if (isLocal(playlist.id)) {
        unsavedChanges.remove(owner, playlist.id);
        return;
      }
      const isDone = await send({ act: 'delete', playlist });
      if (isDone) showToast({ tone: 'success', text: t('deleted', { name: playlist.name }) });
    },
    retry: async (unsaved: UnsavedChange) => {
      const isDone = await send(unsaved);
      if (isDone) showToast({ tone: 'success', text: t('saved', { name: unsaved.playlist.name }) });
    },
    discard: ({ id }: UnsavedChange) => unsavedChanges.remove(owner, id),
  };
}

export type PlaylistActs = ReturnType<typeof usePlaylistActs>;

/** The server's message with its field errors; null without one. */
function getReason(error: unknown): string | null {
  if (!isProblem(error) || error.message === undefined) return null;
  return [error.message, ...Object.values(error.fields ?? {})].join(' ');
}
