import type { Buffer } from 'node:buffer';
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ArtSubject } from './art/art-subject.ts';
import { renderArt, rendererVersion, type ImageWidth } from './render-art.ts';
import { createRenderQueue } from './render-queue.ts';

export type WantedImage = { subject: ArtSubject; width: ImageWidth };

export type ImageStore = {
  /** Strong entity tag, quotes included: the same tag always means the same bytes. */
  etag: (wanted: WantedImage) => string;
  /** The WebP file, drawn at the first call and then read from the folder. */
  read: (wanted: WantedImage) => Promise<Buffer>;
  /** Draws what is missing of a list, in its order, whenever nobody waits for another image. */
  prepare: (list: readonly WantedImage[]) => Promise<void>;
  /** Ends a preparation and waits for the drawings under way. */
  close: () => Promise<void>;
};

export type ImageStoreOptions = {
  /** Where the files are kept; made when it is missing, and safe to delete at any time. */
  folder: string;
  /** Told when a file could not be kept; the image is served all the same. */
  onKeepFailure?: (error: unknown) => void;
  render?: typeof renderArt;
};

/** Keeps generated images as files; calls for the same image at the same time draw it once. */
export function createImageStore(options: ImageStoreOptions): ImageStore {
  const { folder, onKeepFailure, render = renderArt } = options;
  const current = join(folder, rendererVersion);
  const inFlight = new Map<string, Promise<Buffer>>();
  const queue = createRenderQueue();
  let isClosed = false;

  async function keep(name: string, image: Buffer) {
    try {
      await mkdir(current, { recursive: true });
      const draft = join(current, `.${name}.${randomBytes(6).toString('hex')}`);
      await writeFile(draft, image);
      await rename(draft, join(current, name));
    } catch (error) {
      onKeepFailure?.(error);
    }
  }

  async function readOrDraw(wanted: WantedImage, priority: 'now' | 'idle') {
    const name = fileName(wanted);
    const kept = await readFile(join(current, name)).catch(() => undefined);
    if (kept !== undefined && kept.length > 0) return kept;
    return queue.run(priority, async () => {
      const image = await render(wanted.subject, wanted.width);
      await keep(name, image);
      return image;
    });
  }

  function read(wanted: WantedImage, priority: 'now' | 'idle' = 'now'): Promise<Buffer> {
    const key = `${priority} ${fileName(wanted)}`;
    const known = inFlight.get(key);
    if (known !== undefined) return known;
    const reading = readOrDraw(wanted, priority).finally(() => inFlight.delete(key));
    inFlight.set(key, reading);
    return reading;
  }

  async function prepare(list: readonly WantedImage[]) {
    await dropOldVersions(folder);
    for (const wanted of list) {
      if (isClosed) return;
      await read(wanted, 'idle').catch((error: unknown) => {
        if (!isClosed) throw error;
      });
    }
  }

  async function close() {
    isClosed = true;
    await queue.close();
  }

  const etag = (wanted: WantedImage) => `"${fileName(wanted).replace('.webp', '')}"`;
  return { etag, read: (wanted) => read(wanted), prepare, close };
}

/** A name from all that the drawing depends on: a renamed playlist gets another file and tag. */
function fileName({ subject: { kind, id, genre, name }, width }: WantedImage) {
  const drawn = JSON.stringify([rendererVersion, kind, id, genre ?? null, name ?? null]);
  const hash = createHash('sha256').update(drawn).digest('base64url').slice(0, 22);
  return `${kind}-${hash}-${width}.webp`;
}

async function dropOldVersions(folder: string) {
  const versions = await readdir(folder).catch(() => []);
  const old = versions.filter((version) => version !== rendererVersion);
  for (const version of old) await rm(join(folder, version), { recursive: true, force: true });
}
