import { text } from 'node:stream/consumers';
import { readChunks } from './read-chunks.ts';
import type { S3Client } from './s3-client.ts';
import { StoreError } from './store-error.ts';

type Listed = { name: string; bytes: number; changed: Date };

/**
 * All objects whose keys begin so, a thousand with each call, in the order of their keys.
 * Source: Amazon S3, API reference, ListObjectsV2.
 *
 * @param within beginning of the keys below the store's prefix; names go on after it.
 * @param after the name behind which it begins.
 */
export async function* readList(
  client: S3Client,
  prefix: string,
  { within, after = '' }: { within: string; after?: string | undefined },
): AsyncGenerator<Listed> {
  const beginning = prefix + within;
  let token: string | undefined;
  do {
    const query = {
      'list-type': '2',
      prefix: beginning,
      ...(token !== undefined && { 'continuation-token': token }),
      ...(token === undefined && after !== '' && { 'start-after': beginning + after }),
    };
    const page = await text(readChunks(await client.send({ method: 'GET', key: '', query })));
    if (!page.includes('</ListBucketResult>')) {
      throw new StoreError('The store sent no whole list (Truncated)', {
        code: 'Truncated',
        isAnswered: true,
        isPassing: true,
      });
    }
    for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
      const key = readTag(entry, 'Key');
      yield {
        name: key.slice(beginning.length),
        bytes: Number(readTag(entry, 'Size')),
        changed: new Date(readTag(entry, 'LastModified')),
      };
    }
    const isCut = readTag(page, 'IsTruncated') === 'true';
    token = (isCut && readTag(page, 'NextContinuationToken')) || undefined;
  } while (token !== undefined);
}

/** Keys of ours need no escapes; tokens may. */
const readTag = (document: string, tag: string): string =>
  (new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(document)?.[1] ?? '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
