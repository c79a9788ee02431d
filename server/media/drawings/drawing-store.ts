import type { Buffer } from 'node:buffer';
import { hash } from 'node:crypto';
import type { FileCache } from '../../platform/file-cache.ts';
import type { ArtSubject } from '../art/art-subject.ts';
import { convertPicture } from '../convert-picture.ts';
import type { PictureForm } from '../picture-form.ts';
import type { Priority, RenderQueue } from '../render-queue.ts';
import { rendererVersion } from './drawing-version.ts';
import type { renderArt } from './render-art.ts';

export type WantedDrawing = { subject: ArtSubject } & Pick<PictureForm, 'width'> &
  Partial<PictureForm>;

export type Drawings = {
  /** Equal tags mean equal bytes. */
  tag: (wanted: WantedDrawing) => string;
  /** Draws WebP by default. */
  read: (wanted: WantedDrawing, by?: string) => Promise<Buffer>;
  /** Draws while nobody waits for another image. */
  prepare: (list: readonly WantedDrawing[]) => Promise<void>;
  close: () => void;
};

export type DrawingOptions = {
  cache: FileCache;
  queue: RenderQueue;
  render?: typeof renderArt;
};

/** Keeps the compositions out of memory until something is drawn. */
const lazyRender: typeof renderArt = async (subject, width) => {
  const { renderArt } = await import('./render-art.ts');
  return renderArt(subject, width);
};

/** Concurrent calls for one image draw it once. */
export function openDrawings({ cache, queue, render = lazyRender }: DrawingOptions): Drawings {
  const inFlight = new Map<string, Promise<Buffer>>();
  let isClosed = false;

  async function draw(
    { subject, width, format = 'webp' }: WantedDrawing,
    priority: Priority,
    by?: string,
  ) {
    if (format === 'webp') return queue.run(priority, () => render(subject, width), by);
    const webp = await read({ subject, width }, priority, by);
    return queue.run(priority, () => convertPicture(webp, { width, format }), by);
  }

  async function readOrDraw(wanted: WantedDrawing, priority: Priority, by?: string) {
    const name = fileName(wanted);
    const found = await cache.read(name);
    if (found !== undefined) return found;
    const image = await draw(wanted, priority, by);
    await cache.write(name, image);
    return image;
  }

  function read(wanted: WantedDrawing, priority: Priority, by?: string): Promise<Buffer> {
    const key = `${priority} ${fileName(wanted)}`;
    const known = inFlight.get(key);
    if (known !== undefined) return known;
    const reading = readOrDraw(wanted, priority, by).finally(() => inFlight.delete(key));
    inFlight.set(key, reading);
    return reading;
  }

  async function prepare(list: readonly WantedDrawing[]) {
    for (const wanted of list) {
      if (isClosed) return;
      await read(wanted, 'idle').catch((error: unknown) => {
        if (!isClosed) throw error;
      });
    }
  }

  return {
    tag: (wanted) => fileName(wanted).replace('.webp', '').replace('.', '-'),
    read: (wanted, by) => read(wanted, 'now', by),
    prepare,
    close() {
      isClosed = true;
    },
  };
}

/** The name covers everything that the drawing depends on, such as a playlist's name. */
function fileName({ subject, width, format = 'webp' }: WantedDrawing) {
  const { kind, id, genre, name } = subject;
  const drawn = JSON.stringify([rendererVersion, kind, id, genre ?? null, name ?? null]);
  return `${kind}-${hash('sha256', drawn, 'base64url').slice(0, 22)}-${width}.${format}`;
}
