import { storyLimits } from '@/shared/contract/story-limits.ts';
import { beginsAs, photoKinds, storySoundKinds, videoKinds } from '@/shared/files';
import type { InspectionFault } from '@/shared/video/inspect-video.ts';
import type { FileRules } from './file-checks';

/** A photo, short video or sound that is sent as it is. */
export type MediaKind = keyof typeof storyLimits.bytes;

/** Why a file cannot be sent. */
export type MediaFault = Exclude<InspectionFault, 'notSquare'> | 'unavailable';

export type CheckedMedia = {
  /** Null for a photo. */
  seconds: number | null;
  /** For a flashing video: the second and the rate. */
  flashing: { at: number; perSecond: number } | null;
};

type Checking = { signal: AbortSignal; onProgress: (progress: number) => void };

const { bytes, secondsMin, videoSecondsMax, audioSecondsMax, sideMin, sideMax, picturesMax } =
  storyLimits;

/** Requirements of each kind. */
export const mediaRules: { [kind in MediaKind]: FileRules } = {
  photo: { kinds: photoKinds, bytes: bytes.photo },
  video: {
    kinds: videoKinds,
    bytes: bytes.video,
    secondsMin,
    secondsMax: videoSecondsMax,
    sideMin,
    sideMax,
  },
  audio: { kinds: storySoundKinds, bytes: bytes.audio, secondsMin, secondsMax: audioSecondsMax },
};

/** The kind of a file by its first bytes, else by its media type. */
export async function findMediaKind(file: Blob): Promise<MediaKind> {
  for (const kind of ['photo', 'video', 'audio'] as const) {
    if (await beginsAs(file, mediaRules[kind].kinds)) return kind;
  }
  return file.type.startsWith('video/') ? 'video' : 'audio';
}

/** Seconds that an encoder adds to audio. */
const padding = 0.2;

/** Checks a file before it is kept: type, length and flashing. Nothing is sent. */
export function checkMedia(
  kind: MediaKind,
  file: Blob,
  checking: Checking,
): Promise<CheckedMedia | MediaFault> {
  if (file.size > bytes[kind]) return Promise.resolve('tooLarge');
  if (kind === 'photo') return checkPhoto(file);
  return kind === 'audio' ? checkAudio(file) : checkVideo(file, checking);
}

async function checkPhoto(file: Blob): Promise<CheckedMedia | MediaFault> {
  if (!(await beginsAs(file, photoKinds))) return 'type';
  try {
    (await createImageBitmap(file)).close();
    return { seconds: null, flashing: null };
  } catch {
    return 'unreadable';
  }
}

async function checkAudio(file: Blob): Promise<CheckedMedia | MediaFault> {
  const seconds = await getLength(file);
  if (seconds === null) return (await beginsAs(file, storySoundKinds)) ? 'unreadable' : 'type';
  if (seconds < secondsMin) return 'tooShort';
  return seconds > audioSecondsMax + padding ? 'tooLong' : { seconds, flashing: null };
}

/** Seconds of an audio file; null where this browser cannot play it. */
function getLength(file: Blob): Promise<number | null> {
  const url = URL.createObjectURL(file);
  const sound = new Audio();
  return new Promise<number | null>((resolve) => {
    sound.addEventListener('loadedmetadata', () =>
      resolve(Number.isFinite(sound.duration) ? sound.duration : null),
    );
    sound.addEventListener('error', () => resolve(null));
    sound.preload = 'metadata';
    sound.src = url;
  }).finally(() => URL.revokeObjectURL(url));
}

async function checkVideo(
  file: Blob,
  { signal, onProgress }: Checking,
): Promise<CheckedMedia | MediaFault> {
  const { inspectVideo } = await import('@/shared/video/inspect-video.ts');
  const limits = {
    bytes: bytes.video,
    secondsMin,
    secondsMax: videoSecondsMax,
    sideMin,
    sideMax,
    picturesMax,
    isSquare: false,
  };
  const found = await inspectVideo(file, { signal, onProgress, limits });
  if (typeof found === 'string') return found === 'notSquare' ? 'unreadable' : found;
  const { seconds, flashesIn } = found;
  const flashing = flashesIn({ start: 0, end: seconds, isLoop: false });
  return { seconds, flashing };
}
