/**
 * MPEG-1 layer III, 48 kHz, stereo, constant 128 kbit/s, without padding, ID3 and Xing header: a
 * frame is exactly 384 bytes and 24 ms, so lengths and positions follow from time.
 */
export const mp3 = {
  bitrate: 128,
  frameBytes: 384,
  frameSeconds: 0.024,
  bytesPerSecond: 16_000,
  contentType: 'audio/mpeg',
} as const;

/** Counts whole frames, so a file is less than 24 ms too long. */
export function mp3Bytes(duration: number): number {
  // Milliseconds keep the division exact.
  return Math.ceil((duration * 1000) / 24) * mp3.frameBytes;
}

/** A segment has 625 frames (15 s); a preview is two segments. */
const segmentBytes = 625 * mp3.frameBytes;

export function segmentAt(position: number): number {
  return Math.floor(position / segmentBytes);
}

export function countSegments(duration: number): number {
  return Math.ceil(mp3Bytes(duration) / segmentBytes);
}

/** Bytes `start` (inclusive) to `end` (exclusive) in the file. */
export function segmentRange(segment: number, duration: number): { start: number; end: number } {
  const start = segment * segmentBytes;
  return { start, end: Math.min(start + segmentBytes, mp3Bytes(duration)) };
}
