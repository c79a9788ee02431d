import type { Stage } from '@/entities/outbox';
import { readFile } from '@/shared/files';
import type { NewStory } from './stories';

/** Brings the file of a story to the server; what is sent names it by its hash. */
export const stageStory: Stage = async ({ thing, body }, put) => {
  const { type, fileKey } = thing as NewStory;
  if (type === 'text') return { kind: 'staged', body };
  const file = fileKey === null ? null : await readFile(fileKey).catch(() => null);
  // The reason is the screen's to say.
  if (file === null) return { kind: 'refused', reason: '' };
  const sent = await put(`promotion/uploads/story-${type}`, file);
  if (sent.kind !== 'put') return sent;
  const hash = hashIn(sent.content);
  return hash === null ? { kind: 'later' } : { kind: 'staged', body: { ...body, file: hash } };
};

function hashIn(content: unknown): string | null {
  const hash =
    typeof content === 'object' && content !== null && (content as Record<string, unknown>)['file'];
  return typeof hash === 'string' ? hash : null;
}
