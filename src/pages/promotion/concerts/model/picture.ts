import { sendFile } from '@/shared/api';
import { stagedPicture } from '@/shared/contract/concert-choices.ts';

/** A file that was chosen now, or the one that waits on this device already. */
export type ChosenPicture = File | 'kept' | null;

/** Sends a picture ahead of the change that names it. Answers its name there, or what went wrong, in words where there are any. */
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
