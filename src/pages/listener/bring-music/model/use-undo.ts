import { useState } from 'react';
import { useDeletePlaylistMutation } from '@/entities/playlist';
import { broughtLimits } from '@/shared/contract/limits.ts';
import { logFailure } from '@/shared/lib/log';
import { useRemoveBroughtLikesMutation, useRemoveBroughtListensMutation } from '../api/bring-api';
import type { Brought } from './use-bring';

type Call = PromiseLike<{ error?: unknown }>;

async function inParts<Row>(rows: readonly Row[], send: (part: Row[]) => Call): Promise<unknown> {
  for (let at = 0; at < rows.length; at += broughtLimits.written) {
    const { error } = await send(rows.slice(at, at + broughtLimits.written));
    if (error !== undefined) return error;
  }
  return undefined;
}

/** Takes back what an import added; what was there before stays. A repeated call harms nothing. */
export function useUndo({ playlist, likes, listens }: Brought) {
  const [deletePlaylist] = useDeletePlaylistMutation();
  const [removeLikes] = useRemoveBroughtLikesMutation();
  const [removeListens] = useRemoveBroughtListensMutation();
  const [state, setState] = useState<'done' | 'pending' | 'failed' | 'undone'>('done');
  const undo = async () => {
    setState('pending');
    const list = playlist ? (await deletePlaylist(playlist.id)).error : undefined;
    const error =
      list ?? (await inParts(likes, removeLikes)) ?? (await inParts(listens, removeListens));
    if (error !== undefined) logFailure('undoImport', error);
    setState(error === undefined ? 'undone' : 'failed');
  };
  return { state, undo };
}
