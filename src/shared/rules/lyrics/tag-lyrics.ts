import type { IAudioMetadata } from 'music-metadata';
import type { Lyrics } from '../../contract/lyrics.ts';
import { cleanLanguage } from './clean-line.ts';
import { fromSynchronised } from './from-synchronised.ts';
import { type LyricsFault, parseLyrics } from './parse-lyrics.ts';

/** Frames of ID3, comments of Vorbis and APE, atoms of MP4. */
const names = /^(USLT|ULT|SYLT|(TXXX:|----:com\.apple\.iTunes:)?(UN)?(SYNCED ?)?LYRICS|©lyr)$/i;

/** Of SYLT: lyrics, a transcription, or not said; others are chords, events and the like. */
const sungTypes: ReadonlySet<unknown> = new Set([0, 1, 2]);

type Synchronised = {
  language?: string;
  contentType?: number;
  /** 1: frames of MPEG. 2: milliseconds. */
  timeStampFormat?: number;
  syncText: { text: string; timestamp?: number }[];
};

type Texts = { language?: string; text?: string };

/** The first lyrics with the most precise times. Tags that cannot be read are left out. */
export function readTagLyrics(
  native: IAudioMetadata['native'],
  sampleRate: number | undefined,
): Lyrics | undefined {
  const found = Object.values(native)
    .flat()
    .filter(({ id }) => names.test(id))
    .slice(0, 20)
    .map(({ value }) => readTag(value, sampleRate))
    .filter((lyrics) => typeof lyrics === 'object');
  return (
    found.find(({ kind }) => kind === 'words') ??
    found.find(({ kind }) => kind === 'lines') ??
    found[0]
  );
}

function readTag(value: unknown, sampleRate: number | undefined): Lyrics | LyricsFault {
  if (typeof value === 'string') return parseLyrics(value);
  if (typeof value !== 'object' || value === null) return 'empty';
  if ('syncText' in value) return readSynchronised(value as Synchronised, sampleRate);
  const { language, text } = value as Texts;
  return typeof text === 'string' ? parseLyrics(text, cleanLanguage(language)) : 'empty';
}

function readSynchronised(
  { language, contentType, timeStampFormat, syncText }: Synchronised,
  sampleRate = 44_100,
): Lyrics | LyricsFault {
  if (!sungTypes.has(contentType)) return 'empty';
  // Source: ISO 11172-3 and 13818-3.
  const frame = ((sampleRate < 32_000 ? 576 : 1_152) / sampleRate) * 1_000;
  const factor = timeStampFormat === 1 ? frame : 1;
  const parts = syncText
    .slice(0, 20_000)
    .flatMap(({ text, timestamp }) =>
      timestamp === undefined ? [] : [{ text, timestamp: Math.round(timestamp * factor) }],
    );
  return fromSynchronised(parts, language);
}
