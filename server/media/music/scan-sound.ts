import { RefusedFile, type ScannedSound } from './scanned-sound.ts';
import { scanAiff } from './scan-aiff.ts';
import { scanFlac } from './scan-flac.ts';
import { scanMp3 } from './scan-mp3.ts';
import { scanMp4 } from './scan-mp4.ts';
import { scanOgg } from './scan-ogg.ts';
import { scanWav } from './scan-wav.ts';
import { skipId3v2 } from './tag-edges.ts';

/**
 * Finds format, length, time index and the bytes that no tag changes, by content and not by name.
 *
 * @throws {RefusedFile} for what browsers do not play, and for damaged files.
 */
export async function scanSound(file: Buffer): Promise<ScannedSound> {
  const at = (start: number, end: number) => file.toString('latin1', start, end);
  if (file.length < 12) throw new RefusedFile('damaged');
  if (at(0, 4) === 'RIFF' && at(8, 12) === 'WAVE') return scanWav(file);
  if (at(0, 4) === 'FORM' && at(8, 11) === 'AIF') return scanAiff(file);
  if (at(0, 4) === 'OggS') return scanOgg(file);
  if (at(4, 8) === 'ftyp') return scanMp4(file);
  const afterTag = skipId3v2(file);
  if (at(afterTag, afterTag + 4) === 'fLaC') return scanFlac(file);
  return scanMp3(file);
}
