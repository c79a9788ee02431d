import type { Track } from '@/shared/contract/track.ts';
import { startListening } from '@/shared/redux';
import { isMacWithTouch } from './audio-addresses';
import { currentItem } from './current-item';
import { goBack } from './go-back';
import { soundingSpot } from './playback-state';
import {
  nextRequested,
  pauseRequested,
  playRequested,
  positionMoved,
  soundStarted,
} from './playback-slice';
import { type PlaybackStore, hearsPreviews, changesPlayback } from './playback-store';
import { playbackPosition, heardDuration } from './position';
import { seekBy, seekTo } from './seek';

const widths = [96, 320, 640] as const;

const mediaMetadata = ({ title, artist, album }: Track): MediaMetadataInit => ({
  title,
  artist: artist.name,
  album: album.title,
  artwork: album.coverImage?.startsWith('/api/images/')
    ? widths.map((width) => ({
        src: `${album.coverImage}?w=${width}&f=jpg`,
        sizes: `${width}x${width}`,
        type: 'image/jpeg',
      }))
    : [],
});

/** Seconds. */
const defaultJump = 10;

/** Its lock screen has room for two buttons beside 'play', and jumps would take it from previous and next. */
const showsTwoButtons = () => /iPhone|iPad|iPod/.test(navigator.userAgent) || isMacWithTouch();

/** Connects media keys, headsets and lock screens. */
export function joinMediaSession({ dispatch, getState }: PlaybackStore): () => void {
  if (!('mediaSession' in navigator)) return () => {};
  const { mediaSession } = navigator;
  const jump = (direction: 1 | -1): MediaSessionActionHandler | null =>
    showsTwoButtons()
      ? null
      : ({ seekOffset }) => dispatch(seekBy(direction * (seekOffset ?? defaultJump)));
  const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler | null>> = {
    play: () => dispatch(playRequested()),
    pause: () => dispatch(pauseRequested()),
    nexttrack: () => dispatch(nextRequested()),
    previoustrack: () => dispatch(goBack()),
    seekforward: jump(1),
    seekbackward: jump(-1),
    seekto: ({ seekTime }) => {
      if (seekTime !== undefined) dispatch(seekTo(seekTime));
    },
  };
  const handle = (action: string, handler: MediaSessionActionHandler | null) => {
    try {
      mediaSession.setActionHandler(action as MediaSessionAction, handler);
    } catch {
      // Older browsers reject unknown actions.
    }
  };
  const obey = () => {
    for (const [action, handler] of Object.entries(handlers)) handle(action, handler);
  };

  let shownId: string | null = null;
  const show = () => {
    const { playback } = getState();
    const track = currentItem(playback)?.track ?? null;
    const stillness = track ? 'paused' : 'none';
    mediaSession.playbackState = playback.isPlaying ? 'playing' : stillness;
    if (soundingSpot(playback)) {
      // The bar names it, with its own words.
      shownId = null;
      mediaSession.setPositionState?.();
      return;
    }
    if (shownId !== (track?.id ?? null)) {
      shownId = track?.id ?? null;
      mediaSession.metadata = track && new MediaMetadata(mediaMetadata(track));
    }
    if (!track) return;
    const duration = heardDuration(track.duration, hearsPreviews(getState()));
    const position = Math.min(playbackPosition.getSnapshot(), duration);
    mediaSession.setPositionState?.({ duration, position, playbackRate: 1 });
  };
  const begin = () => {
    // WebKit forgets handlers, title and cover when the sound begins.
    shownId = null;
    obey();
    show();
  };
  const leave = [
    startListening({ actionCreator: soundStarted, effect: begin }),
    startListening({ predicate: changesPlayback, effect: show }),
    startListening({ actionCreator: positionMoved, effect: show }),
  ];
  obey();
  show();
  return () => {
    for (const stopListening of leave) stopListening();
    for (const action of Object.keys(handlers)) handle(action, null);
    mediaSession.metadata = null;
  };
}
