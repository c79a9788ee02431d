import { sharedFiles } from '@/shared/config/shared-files.ts';

/** Milliseconds; after that the files have to be shared again. */
const keptFor = 24 * 60 * 60_000;

const isFresh = ({ headers }: Response) =>
  Date.now() - Number(headers.get(sharedFiles.momentHeader)) < keptFor;

/** The files that another application has shared, in their order; none once they were forgotten. */
export async function readSharedFiles(): Promise<File[]> {
  if (!(await caches.has(sharedFiles.cache))) return [];
  const cache = await caches.open(sharedFiles.cache);
  const kept = (await cache.matchAll()).filter(isFresh);
  return Promise.all(
    kept.map(async (each) => {
      const name = decodeURIComponent(each.headers.get(sharedFiles.nameHeader) ?? '');
      return new File([await each.blob()], name);
    }),
  );
}

export const forgetSharedFiles = (): Promise<boolean> => caches.delete(sharedFiles.cache);
