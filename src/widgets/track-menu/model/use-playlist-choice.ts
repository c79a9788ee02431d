import { useState } from 'react';
import { type AddableTrack, type TargetPlaylist, useAddToPlaylist } from './use-add-to-playlist';

type Question = 'new' | 'all' | { duplicateIn: TargetPlaylist };

export function usePlaylistChoice(track: AddableTrack, onDone: () => void) {
  const [question, setQuestion] = useState<Question | null>(null);
  const { addTo, pendingId } = useAddToPlaylist(track);

  const choose = async (playlist: TargetPlaylist, allowDuplicate?: boolean) => {
    const outcome = await addTo(playlist, allowDuplicate);
    if (outcome === 'busy') return;
    if (outcome === 'duplicate') setQuestion({ duplicateIn: playlist });
    else onDone();
  };

  return { track, question, pendingId, choose, ask: setQuestion, onDone };
}

export type PlaylistChoice = ReturnType<typeof usePlaylistChoice>;
