import {
  BufferSource,
  EncodedPacketSink,
  Input,
  type InputVideoTrack,
  Logging,
  LogLevel,
  MP4,
  QTFF,
} from 'mediabunny';
import type { CanvasVideo } from '../contract/canvas.ts';
import { canvasLimits } from '../contract/canvas-limits.ts';
import { reportBoxes } from './mp4-boxes.ts';

/** What is asked of a video: bytes, seconds, pixels of each side, and pictures at most. */
export type VideoLimits = {
  bytes: number;
  secondsMin: number;
  secondsMax: number;
  sideMin: number;
  sideMax: number;
  picturesMax: number;
  isSquare: boolean;
};

/** What is asked of a canvas. */
const canvasVideo: VideoLimits = { ...canvasLimits, isSquare: true };

/** Why a file is not taken. */
export type VideoFault =
  | 'type'
  | 'tooLarge'
  | 'cutOff'
  | 'unreadable'
  | 'noPicture'
  | 'codec'
  | 'profile'
  | 'notSquare'
  | 'side'
  | 'tooShort'
  | 'tooLong';

export type VideoFacts = Omit<CanvasVideo, 'video'>;

/** Seconds that a length may be beside its limit: the last picture of a video of 8 s ends a little later. */
const tolerance = 0.1;

/** Entries that a table may have for each picture, those of the sound among them. */
const entriesPerPicture = 4;

/** What browsers play of an MP4 or MOV, everywhere or nearly so. */
const codecs: readonly string[] = ['avc', 'vp9', 'av1'] satisfies VideoFacts['codec'][];

/**
 * How the codecs of 8 bits and 4:2:0 (AV1: 10 too) name themselves, which all browsers play that play the codec: H.264 Baseline, Main
 * and High, VP9 profile 0, AV1 Main. Source: RFC 6381, the bindings of VP9 and AV1 to ISOBMFF.
 */
const playedProfiles = /^(?:avc[13]\.(?:42|4d|64)|vp09\.00|av01\.0)/i;

/**
 * What a file of video is, told by its content, whatever it is called; or why it is not taken. Nothing is decoded.
 *
 * @param bytes the whole file, which is small.
 * @param limits those of a canvas, unless told otherwise.
 */
export async function checkVideo(
  bytes: Uint8Array,
  limits: VideoLimits = canvasVideo,
): Promise<VideoFacts | VideoFault> {
  if (bytes.byteLength > limits.bytes) return 'tooLarge';
  const { isMovie, isWhole, entriesMost } = reportBoxes(bytes);
  if (!isMovie) return 'type';
  if (!isWhole) return 'cutOff';
  if (entriesMost > entriesPerPicture * limits.picturesMax) return 'unreadable';
  // What is wrong with a file is answered; nobody reads it in a log.
  Logging.level = LogLevel.Silent;
  const input = new Input({ formats: [MP4, QTFF], source: new BufferSource(bytes) });
  try {
    const track = await input.getPrimaryVideoTrack();
    if (track === null) return 'noPicture';
    return await judge(track, limits);
  } catch {
    return 'unreadable';
  } finally {
    input.dispose();
  }
}

async function judge(
  track: InputVideoTrack,
  limits: VideoLimits,
): Promise<VideoFacts | VideoFault> {
  const codec = await track.getCodec();
  if (codec === null || !codecs.includes(codec)) return 'codec';
  if (!playedProfiles.test((await track.getCodecParameterString()) ?? '')) return 'profile';
  const width = Math.round(await track.getDisplayWidth());
  const height = Math.round(await track.getDisplayHeight());
  if (limits.isSquare && Math.abs(width - height) > 1) return 'notSquare';
  if (Math.min(width, height) < limits.sideMin) return 'side';
  if (Math.max(width, height) > limits.sideMax) return 'side';
  const read = await readPictures(track, limits.picturesMax);
  if (typeof read === 'string') return read;
  const seconds = Math.round(read.seconds * 1000) / 1000;
  if (seconds < limits.secondsMin - tolerance) return 'tooShort';
  if (seconds > limits.secondsMax + tolerance) return 'tooLong';
  return { seconds, width, height, codec: codec as VideoFacts['codec'] };
}

/** How long the pictures last together. Each is looked for, so that a table which points beyond the file is found out. */
async function readPictures(
  track: InputVideoTrack,
  picturesMax: number,
): Promise<{ seconds: number } | VideoFault> {
  let first = Number.POSITIVE_INFINITY;
  let last = 0;
  let count = 0;
  for await (const { timestamp, duration, byteLength, data } of new EncodedPacketSink(
    track,
  ).packets()) {
    count += 1;
    if (count > picturesMax) return 'unreadable';
    if (byteLength === 0 || data.byteLength < byteLength) return 'cutOff';
    first = Math.min(first, timestamp);
    last = Math.max(last, timestamp + duration);
  }
  return count === 0 ? 'noPicture' : { seconds: last - Math.max(first, 0) };
}
