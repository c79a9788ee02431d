import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '@/shared/redux';
import { togglePlayback, useIsPlaying } from '@/entities/playback';
import type { PreparedTrack } from '@/shared/contract/release.ts';
import { showToast } from '@/shared/ui/toast';

export type PlayableTrack = Pick<PreparedTrack, 'id' | 'title' | 'audioUrl'>;

export type Hearing = {
  /** Null while nothing plays. */
  playingId: string | null;
  /** Plays or pauses a track; the page's player pauses. */
  toggle: (track: PlayableTrack) => void;
};

/** Plays unpublished tracks one at a time, without counting plays. */
export function useHearing(): Hearing {
  const { t } = useTranslation('features.hear-prepared');
  const dispatch = useAppDispatch();
  const isPlayerPlaying = useIsPlaying();
  const [playingId, setPlayingId] = useState<string | null>(null);
  const audio = useRef<HTMLAudioElement | null>(null);
  const playing = useRef<string | null>(null);

  useEffect(
    () => () => {
      audio.current?.pause();
      audio.current = null;
    },
    [],
  );

  function open(): HTMLAudioElement {
    const element = new Audio();
    element.preload = 'none';
    for (const end of ['ended', 'pause'] as const) {
      element.addEventListener(end, () => setPlayingId(null));
    }
    return element;
  }

  async function start({ id, title, audioUrl }: PlayableTrack) {
    if (audioUrl === null) return;
    audio.current ??= open();
    const element = audio.current;
    // Another track starts at its beginning; the same one resumes.
    if (playing.current !== id) element.src = audioUrl;
    playing.current = id;
    if (isPlayerPlaying) dispatch(togglePlayback());
    setPlayingId(id);
    try {
      await element.play();
    } catch (error) {
      // Pressed again before it started; not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setPlayingId(null);
      playing.current = null;
      showToast({ tone: 'danger', text: t('failed', { title }) });
    }
  }

  return {
    playingId,
    toggle: (track) => {
      if (playingId === track.id) audio.current?.pause();
      else void start(track);
    },
  };
}
