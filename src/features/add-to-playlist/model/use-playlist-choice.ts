import { useState } from 'react';
import type { Addable } from './addable';
import { type TargetPlaylist, useAddToPlaylist } from './use-add-to-playlist';

type Question = 'new' | 'all' | { duplicateIn: TargetPlaylist };

export function usePlaylistChoice(what: Addable, onDone: () => void) {
  const [question, setQuestion] = useState<Question | null>(null);
  const { addTo, pendingId } = useAddToPlaylist(what);

  const choose = async (playlist: TargetPlaylist, allowDuplicate?: boolean) => {
    const outcome = await addTo(playlist, allowDuplicate);
    if (outcome === 'busy') return;
    if (outcome === 'duplicate') setQuestion({ duplicateIn: playlist });
    else onDone();
  };

  return { title: what.title, question, pendingId, choose, ask: setQuestion, onDone };
}

export type PlaylistChoice = ReturnType<typeof usePlaylistChoice>;
