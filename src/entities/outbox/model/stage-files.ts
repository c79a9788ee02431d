import { readFile } from '@/shared/files';
import type { Stage } from './deliver-outbox';
import type { OutboxItem } from './outbox-item';

export type StagedFile = {
  key: string | null;
  /** Such as `promotion/uploads/video`. */
  address: string;
  answer: string;
  field: string;
  /** The object of the body that has the field. */
  part?: string;
  /** The hash alone may not name it. */
  toName?: (hash: string) => string;
  /** Deliver without it where the device has lost it. */
  mayBeGone?: boolean;
  /** Deliver without it where the server refuses it. */
  mayBeRefused?: boolean;
};

/** The delivery names the uploaded files by their hashes. */
export function stageFiles(getFiles: (thing: OutboxItem['thing']) => readonly StagedFile[]): Stage {
  return async ({ thing, body }, put) => {
    const waiting = await Promise.all(
      getFiles(thing).map(async (of) => ({ ...of, file: await read(of.key) })),
    );
    const named: Record<string, unknown> = {};
    for (const [index, { file, answer, field, ...of }] of waiting.entries()) {
      if (file === null) {
        if (of.key !== null && !of.mayBeGone) return { kind: 'refused', reason: '' };
        continue;
      }
      const after = waiting.slice(index + 1).reduce((sum, next) => sum + (next.file?.size ?? 0), 0);
      const sent = await put(of.address, file, after);
      if (sent.kind === 'refused' && of.mayBeRefused) continue;
      if (sent.kind !== 'put') return sent;
      const hash = (sent.content as Record<string, unknown> | null)?.[answer];
      if (typeof hash !== 'string') return { kind: 'later' };
      const name = of.toName?.(hash) ?? hash;
      if (of.part === undefined) named[field] = name;
      else named[of.part] = { ...(body[of.part] as object), [field]: name };
    }
    return { kind: 'staged', body: { ...body, ...named } };
  };
}

/** Named by its key, so that a large file goes on where it broke after a reload. */
async function read(key: string | null) {
  const kept = key === null ? null : await readFile(key).catch(() => null);
  return kept && new File([kept], key ?? '', { lastModified: 0 });
}
