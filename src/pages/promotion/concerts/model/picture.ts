import { sendFile } from '@/shared/api';
import { stagedPicture } from '@/shared/contract/concert-choices.ts';

/** A newly chosen file, or the one already kept on the device. */
export type ChosenPicture = File | 'kept' | null;

/**
 * Uploads a picture before the change that names it. Returns its name, or the reason where the
 * server gave one.
 */
export async function sendPicture(file: File): Promise<{ name: string } | { refusal?: string }> {
  const sent = await sendFile({
    path: '/promotion/uploads/concert-picture',
    file,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  if (sent === null) return {};
  if ('problem' in sent) return sent.problem.message ? { refusal: sent.problem.message } : {};
  return { name: `${stagedPicture}${(sent.answer as { picture: string }).picture}` };
}
