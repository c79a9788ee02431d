/** LUFS that a gain leads to. Source: ReplayGain 2.0, and RFC 7845, 5.2.1. */
const replayGainTo = -18;
const r128To = -23;

/** LUFS outside of which a tag is wrong. */
const plausible = { least: -60, most: 5 };

/** Of Vorbis and APE as they are, of ID3 and MP4 with what stands before a free name. */
const names = {
  replayGain: /^(TXXX:|----:com\.apple\.iTunes:)?REPLAYGAIN_TRACK_GAIN$/i,
  r128: /^(TXXX:|----:com\.apple\.iTunes:)?R128_TRACK_GAIN$/i,
};

/**
 * @param find the value of the first tag with such a name
 * @returns LUFS of the song, as it is decoded; undefined where no tag says it
 */
export function readTagLoudness(find: (name: RegExp) => unknown): number | undefined {
  const decibels = readNumber(find(names.replayGain));
  const steps = readNumber(find(names.r128));
  if (decibels === undefined && steps === undefined) return undefined;
  const loudness = decibels === undefined ? r128To - (steps ?? 0) / 256 : replayGainTo - decibels;
  const isPlausible = loudness >= plausible.least && loudness <= plausible.most;
  return isPlausible ? loudness : undefined;
}

function readNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return undefined;
  const [text] = /^\s*[+-]?\d{1,5}(\.\d{1,10})?/.exec(value) ?? [];
  return text === undefined ? undefined : Number(text);
}
