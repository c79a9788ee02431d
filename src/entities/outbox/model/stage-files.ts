import { readFile } from '@/shared/files';
import type { Stage } from './deliver-outbox';
import type { OutboxItem } from './outbox-item';

/** A file that waits on the device, and how what is delivered names it. */
type WaitingFile = {
  /** Null where there is none. */
  key: string | null;
  /** Takes it, such as `promotion/uploads/video`. */
  address: string;
  /** The field of the answer that has its hash. */
  answer: string;
  /** The field of what is delivered. */
  field: string;
  /** Where the hash alone does not name it. */
  toName?: (hash: string) => string;
  /** Where the device has it no more, the rest is delivered without it. */
  mayBeGone?: boolean;
  /** Where the server does not take it, the rest is delivered without it. */
  mayBeRefused?: boolean;
};

/** Brings the files of something that a tool made to the server; what is delivered names them by their hashes. */
export function stageFiles(filesOf: (thing: OutboxItem['thing']) => readonly WaitingFile[]): Stage {
  return async ({ thing, body }, put) => {
    const waiting = await Promise.all(
      filesOf(thing).map(async (of) => ({ ...of, file: await read(of.key) })),
    );
    const named: Record<string, unknown> = {};
    for (const [place, { file, answer, field, ...of }] of waiting.entries()) {
      if (file === null) {
        // The reason is the screen's to say.
        if (of.key !== null && !of.mayBeGone) return { kind: 'refused', reason: '' };
        continue;
      }
      const after = waiting.slice(place + 1).reduce((sum, next) => sum + (next.file?.size ?? 0), 0);
      const sent = await put(of.address, file, after);
      if (sent.kind === 'refused' && of.mayBeRefused) continue;
      if (sent.kind !== 'put') return sent;
      const hash = (sent.content as Record<string, unknown> | null)?.[answer];
      if (typeof hash !== 'string') return { kind: 'later' };
      named[field] = of.toName?.(hash) ?? hash;
    }
    return { kind: 'staged', body: { ...body, ...named } };
  };
}

const read = (key: string | null) => (key === null ? null : readFile(key).catch(() => null));
