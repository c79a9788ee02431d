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

/** In bytes, seconds, pixels per side and frames. */
export type VideoLimits = {
  bytes: number;
  secondsMin: number;
  secondsMax: number;
  sideMin: number;
  sideMax: number;
  picturesMax: number;
  isSquare: boolean;
};

const canvasVideo: VideoLimits = { ...canvasLimits, isSquare: true };

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

/** Seconds; the last frame of an 8 s video ends a little later. */
const tolerance = 0.1;

/** Entries per frame, sound included. */
const entriesPerPicture = 4;

const codecs: readonly string[] = ['avc', 'vp9', 'av1'] satisfies VideoFacts['codec'][];

/**
 * 8-bit 4:2:0 (AV1: also 10-bit), played wherever the codec is. Source: RFC 6381, the bindings of
 * VP9 and AV1 to ISOBMFF.
 */
const playedProfiles = /^(?:avc[13]\.(?:42|4d|64)|vp09\.00|av01\.0)/i;

/**
 * Reads facts or a fault without decoding.
 *
 * @param limits a canvas's by default
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
