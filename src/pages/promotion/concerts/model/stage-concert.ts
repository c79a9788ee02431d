import type { Stage } from '@/entities/outbox';
import { stagedPicture } from '@/shared/contract/concert-choices.ts';
import { readFile } from '@/shared/files';
import type { NewConcert } from './concert-tool';

/** Brings the picture of a concert to the server; what is sent names it by its hash. */
export const stageConcert: Stage = async ({ thing, body }, put) => {
  const { fileKey } = thing as NewConcert;
  const file = fileKey === null ? null : await readFile(fileKey).catch(() => null);
  // Without its picture the concert is as good.
  if (file === null) return { kind: 'staged', body };
  const sent = await put('promotion/uploads/concert-picture', file);
  if (sent.kind !== 'put') return sent;
  const { content } = sent;
  const hash =
    typeof content === 'object' && content !== null && 'picture' in content && content.picture;
  if (typeof hash !== 'string') return { kind: 'later' };
  return { kind: 'staged', body: { ...body, venueImage: `${stagedPicture}${hash}` } };
};
