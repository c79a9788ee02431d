import { parentPort } from 'node:worker_threads';
import type { CodePage } from '#contract/music-name.ts';
import { readMusic } from './read-music.ts';
import { RefusedFile } from './scanned-sound.ts';

const port = parentPort;
if (port === null) throw new Error('This is a thread.');

type Asked = { path: Uint8Array; codePage: CodePage | null };

port.on('message', ({ path, codePage }: Asked) => {
  void readMusic(Buffer.from(path), codePage).then(
    (music) => port.postMessage({ music }),
    (error: unknown) =>
      port.postMessage({ refusal: error instanceof RefusedFile ? error.reason : 'damaged' }),
  );
});
