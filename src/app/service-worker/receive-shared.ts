import { sharedFiles, type SharedOutcome } from '@/shared/config/shared-files.ts';
import { broughtLimits } from '@/shared/contract/limits.ts';

/** The page of music brought by file; its import would bring the routes along. */
const importAddress = '/collection/import';

const texts = ['title', 'text', 'url'] as const;

const isFile = (part: FormDataEntryValue): part is File => part instanceof File && part.size > 0;

async function keep(files: readonly File[]): Promise<SharedOutcome> {
  // A later share replaces an earlier one.
  await caches.delete(sharedFiles.cache);
  const size = files.reduce((sum, file) => sum + file.size, 0);
  if (size > broughtLimits.file || files.length > broughtLimits.files) return 'tooLarge';
  try {
    const cache = await caches.open(sharedFiles.cache);
    for (const [index, file] of files.entries()) {
      const headers = {
        [sharedFiles.nameHeader]: encodeURIComponent(file.name),
        [sharedFiles.momentHeader]: String(Date.now()),
      };
      await cache.put(`${sharedFiles.address}/${index}`, new Response(file, { headers }));
    }
    return 'files';
  } catch {
    await caches.delete(sharedFiles.cache);
    return 'noRoom';
  }
}

async function findAddress(request: Request): Promise<string> {
  const form = await request.formData().catch(() => null);
  const files = form?.getAll('files').filter(isFile) ?? [];
  if (form === null || files.length > 0) {
    const outcome = form === null ? 'missed' : await keep(files);
    return `${importAddress}?${sharedFiles.parameter}=${outcome}`;
  }
  const asked = new URLSearchParams();
  for (const name of texts) {
    const text = form.get(name);
    if (typeof text === 'string') asked.set(name, text);
  }
  return `${sharedFiles.address}?${asked}`;
}

/** Answers what the system sends to the manifest's `share_target`, and leads to its page. */
export async function receiveShared(request: Request): Promise<Response> {
  const address = await findAddress(request);
  return Response.redirect(new URL(address, request.url).href, 303);
}
