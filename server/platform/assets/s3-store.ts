import { createHash, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { AssetStore, Extent } from './asset-store.ts';
import { newMark, openDrafts, readMark } from './drafts.ts';
import { readChunks } from './read-chunks.ts';
import { readList } from './read-list.ts';
import { openS3Client, type Patience } from './s3-client.ts';
import { isMissing, StoreError } from './store-error.ts';
import type { S3Settings } from './store-settings.ts';

const keys = { contents: 'assets/', made: 'made/', marks: 'drafts/' } as const;

/** How often a stream that broke is opened again without a byte in between. */
const reopenedMost = 2;

const madeHash = 'x-amz-meta-sha256';

const toHex = (hash: string) => Buffer.from(hash, 'base64url').toString('hex');

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/**
 * An S3-compatible store. Uploads lie on this machine's disk until their hash is known, so that
 * one signed PUT stores them whole or not at all. Source: docs/operations/store.md.
 *
 * @param draftFolder of this machine.
 */
export function openS3Store(
  settings: S3Settings,
  draftFolder: string,
  patience?: Patience,
): AssetStore {
  const client = openS3Client(settings, patience);
  const drafts = openDrafts(draftFolder);
  const toContent = (hash: string) => keys.contents + hash;
  const toMade = (hash: string, name: string) => `${keys.made}${hash}/${name}`;

  const write = async (key: string, content: Buffer, headers: Record<string, string> = {}) => {
    const body = { content, bytes: content.length, sha256: sha256(content) };
    (await client.send({ method: 'PUT', key, body, headers })).resume();
  };
  const erase = async (key: string) => {
    const answer = await client.send({ method: 'DELETE', key }).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
    answer?.resume();
  };

  async function head(key: string): Promise<number | null> {
    const answer = await client.send({ method: 'HEAD', key }).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    answer?.resume();
    return answer === null ? null : Number(answer.headers['content-length']);
  }

  async function open(hash: string, extent: Extent | undefined) {
    const headers = extent && { range: `bytes=${extent.start}-${extent.end - 1}` };
    const key = toContent(hash);
    const answer = await client.send({ method: 'GET', key, ...(headers && { headers }) });
    const length = Number(answer.headers['content-length']);
    if (extent === undefined) return { answer, start: 0, end: length, isWhole: true };
    const [, start, , total] =
      /^bytes (\d+)-(\d+)\/(\d+)$/.exec(answer.headers['content-range'] ?? '') ?? [];
    if (answer.statusCode !== 206 || Number(start) !== extent.start) {
      answer.destroy();
      throw broken('NoRange', `${settings.endpoint} does not answer ranges`);
    }
    if (length !== extent.end - extent.start) {
      answer.destroy();
      throw broken('Truncated', `The store has another length of ${hash}`);
    }
    const isWhole = extent.start === 0 && extent.end === Number(total);
    return { answer, start: extent.start, end: extent.end, isWhole };
  }

  type Opened = Awaited<ReturnType<typeof open>>;

  /** Opens what broke again where it broke, and compares a whole content with its hash. */
  async function* stream(hash: string, { answer, start, end, isWhole }: Opened) {
    const sum = isWhole ? createHash('sha256') : null;
    let current = answer;
    let position = start;
    let left = reopenedMost;
    try {
      while (position < end) {
        try {
          for await (const chunk of readChunks(current)) {
            position += chunk.length;
            if (position > end) throw broken('TooLong', `The store sent too much of ${hash}`);
            left = reopenedMost;
            sum?.update(chunk);
            yield chunk;
          }
          if (position < end) throw broken('Truncated', `The store cut ${hash}`, true);
        } catch (error) {
          const isLasting = error instanceof StoreError && !error.isPassing;
          if (isLasting || left === 0) throw error;
          left -= 1;
          current.destroy();
          current = (await open(hash, { start: position, end })).answer;
        }
      }
      if (sum && sum.digest('base64url') !== hash) {
        throw broken('Changed', `The store has another content of ${hash}`);
      }
    } finally {
      current.destroy();
    }
  }

  async function receive(content: Readable) {
    const draft = await drafts.receive(content);
    const { hash, path, bytes } = draft;
    const mark = keys.marks + newMark(hash);
    let isMarked = false;
    return {
      ...draft,
      async put() {
        isMarked = true;
        await write(mark, Buffer.alloc(0));
        const body = { path, bytes, sha256: toHex(hash) };
        (await client.send({ method: 'PUT', key: toContent(hash), body })).resume();
      },
      release: () => rm(path, { force: true }),
      async discard() {
        await rm(path, { force: true });
        // A mark that stays is swept.
        if (isMarked) await erase(mark).catch(() => undefined);
      },
    };
  }

  const list = (within: string, after?: string) =>
    readList(client, settings.prefix, { within, after });

  return {
    place: `s3://${settings.bucket}/${settings.prefix}`,
    receive,
    size: (hash) => head(toContent(hash)),

    async read(hash, extent) {
      return Readable.from(stream(hash, await open(hash, extent)), { objectMode: false });
    },

    async *list(after) {
      for await (const { name, ...found } of list(keys.contents, after)) {
        yield { hash: name, ...found };
      }
    },

    async readMade(hash, name) {
      try {
        const answer = await client.send({ method: 'GET', key: toMade(hash, name) });
        const content = await buffer(readChunks(answer));
        return sha256(content) === answer.headers[madeHash] ? content : undefined;
      } catch {
        // It is made again.
        return undefined;
      }
    },

    async keepMade(hash, name, made) {
      await write(toMade(hash, name), made, { [madeHash]: sha256(made) });
      // Nothing else removes derivatives of a content that was removed meanwhile.
      if ((await head(toContent(hash))) === null) await erase(toMade(hash, name));
    },

    async remove(hash) {
      await erase(toContent(hash));
      for await (const { name } of list(`${keys.made}${hash}/`)) await erase(toMade(hash, name));
    },

    async sweep(before, onMark) {
      await drafts.sweep(before);
      for await (const { name, changed } of list(keys.marks)) {
        if (changed >= before) continue;
        const hash = readMark(name);
        if (hash !== null) await onMark(hash);
        await erase(keys.marks + name);
      }
    },

    async check() {
      const key = `${keys.marks}check-${randomUUID()}`;
      await write(key, Buffer.from('ok'));
      await erase(key);
    },

    failure: client.failure,
  };
}

const broken = (code: string, message: string, isPassing = false) =>
  new StoreError(`${message} (${code})`, { code, isAnswered: true, isPassing });
