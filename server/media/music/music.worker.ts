import { parentPort } from 'node:worker_threads';
import { readMusic } from './read-music.ts';
import { RefusedFile } from './scanned-sound.ts';

const port = parentPort;
if (port === null) throw new Error('This is a thread.');

port.on('message', (path: Uint8Array) => {
  void readMusic(Buffer.from(path)).then(
    (music) => port.postMessage({ music }),
    (error: unknown) =>
      port.postMessage({ refusal: error instanceof RefusedFile ? error.reason : 'damaged' }),
  );
});
