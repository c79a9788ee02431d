import { openMp3 } from './mp3-source';
import { openFile, type SoundFile } from './sound-file';
import type { SoundSource } from './sound-source';

type Open = (file: SoundFile, signal: AbortSignal) => Promise<SoundSource>;

/** Ogg names its coding in the first page. */
const isVorbis = ({ beginning }: SoundFile) =>
  String.fromCharCode(...beginning.bytes.subarray(29, 35)) === 'vorbis';

/** By the type that the server names; the code of each comes with the first such song. */
const kinds = new Map<string, (file: SoundFile) => Promise<Open>>([
  ['audio/mpeg', async () => openMp3],
  ['audio/flac', async () => (await import('./flac-source')).openFlac],
  ['audio/mp4', async () => (await import('./m4a-source')).openM4a],
  ['audio/wav', async () => (await import('./wav-source')).openWav],
  [
    'audio/ogg',
    async (file) =>
      isVorbis(file)
        ? (await import('./vorbis-source')).openVorbis
        : (await import('./opus-source')).openOpus,
  ],
]);

/** Bytes of a second; more than this is more than browsers hold ahead. */
const mostPerSecond = 400_000;

/**
 * Reads the beginning of a sound.
 *
 * @throws where it cannot be had, or is none in which a place can be found
 */
export async function openSource(address: string, signal: AbortSignal): Promise<SoundSource> {
  const file = await openFile(address, new Set(kinds.keys()), signal);
  const open = await kinds.get(file.type)?.(file);
  const source = await open?.(file, signal);
  if (!source || source.perSecond > mostPerSecond || !MediaSource.isTypeSupported(source.type)) {
    throw new Error('Not a sound that can be followed');
  }
  return source;
}
