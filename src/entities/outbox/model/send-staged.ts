import { sendFile } from '@/shared/api';
import { stagedFile } from '@/shared/contract/staged-file.ts';

/**
 * Uploads a file before the change that names it. Returns its name in the change, or the reason
 * where the server gave one.
 *
 * @param address such as `promotion/uploads/concert-picture`
 * @param answer the field of the answer with the hash
 * @param signal aborted once the form is left
 */
export async function sendStaged(
  address: string,
  answer: string,
  file: Blob,
  signal: AbortSignal,
): Promise<{ name: string } | { refusal?: string }> {
  const sent = await sendFile({
    path: `/${address}`,
    file,
    signal,
    onProgress: () => undefined,
  });
  if (sent === null) return {};
  if ('problem' in sent) return sent.problem.message ? { refusal: sent.problem.message } : {};
  return { name: `${stagedFile}${(sent.answer as Record<string, string>)[answer]}` };
}
