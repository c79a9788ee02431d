import { useState } from 'react';
import { useAddableTexts, type Addable } from './use-addable-texts';
import { type Offer, type TargetPlaylist, useAddToPlaylist } from './use-add-to-playlist';

type Question = 'new' | 'all' | { duplicateIn: TargetPlaylist };

type Options = {
  /** @default 'view' */
  offer?: Offer;
  /** @default null */
  first?: Question | null;
  onAdded?: () => void;
};

export function usePlaylistChoice(
  what: Addable,
  onDone: () => void,
  { offer = 'view', first = null, onAdded }: Options = {},
) {
  const [question, setQuestion] = useState(first);
  const texts = useAddableTexts(what);
  const { addTo, pendingId } = useAddToPlaylist(what, texts, offer);

  const choose = async (playlist: TargetPlaylist, allowDuplicate?: boolean) => {
    const outcome = await addTo(playlist, allowDuplicate);
    if (outcome === 'busy') return;
    if (outcome === 'duplicate') {
      setQuestion({ duplicateIn: playlist });
      return;
    }
    onDone();
    if (outcome === 'added') onAdded?.();
  };

  return { title: what.title, texts, question, pendingId, choose, ask: setQuestion, onDone };
}

export type PlaylistChoice = ReturnType<typeof usePlaylistChoice>;
