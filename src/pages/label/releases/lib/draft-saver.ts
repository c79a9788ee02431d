import type { Problem } from '@/shared/api';
import type { Draft, DraftSaved } from '@/shared/contract/release.ts';
import { attemptKeys } from '@/shared/lib/id';

/** How far what was filled in is kept; a failure says why. */
export type Saving =
  | { state: 'saved' | 'unsaved' | 'saving' }
  | { state: 'failed'; problem: Problem };

type Saver = {
  /** The server's name of the draft and its version; null before it was first saved. */
  known: DraftSaved | null;
  /** What stands there at first, which needs no saving. */
  initial: Draft;
  /** Writes it once under the key, which stays the same while it is tried again. */
  save: (
    draft: Draft,
    known: DraftSaved | null,
    key: string,
  ) => Promise<{ saved: DraftSaved } | { problem: Problem }>;
  onChange: (saving: Saving) => void;
  /** Milliseconds for which typing has to rest. */
  rest?: number;
};

/**
 * Saves a draft while it is filled in: once typing rests, one call after another, and what a call could not deliver with the
 * next change, or when it is asked to.
 */
export function createDraftSaver({ known: first, initial, save, onChange, rest = 1000 }: Saver) {
  let known = first;
  let wanted: Draft | null = null;
  let latest = JSON.stringify(initial);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | null = null;

  const keyOf = attemptKeys();

  async function run(): Promise<boolean> {
    while (wanted) {
      const draft = wanted;
      wanted = null;
      onChange({ state: 'saving' });
      const result = await save(draft, known, keyOf([known, draft]));
      if ('problem' in result) {
        wanted ??= draft;
        onChange({ state: 'failed', problem: result.problem });
        return false;
      }
      known = result.saved;
    }
    onChange({ state: 'saved' });
    return true;
  }

  /** Saves what is not saved yet, now. Answers whether all is. */
  function flush(): Promise<boolean> {
    clearTimeout(timer);
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    flush,
    /** What stands there now; it is saved a moment later. */
    keep(draft: Draft) {
      const text = JSON.stringify(draft);
      if (text === latest) return;
      latest = text;
      wanted = draft;
      onChange({ state: 'unsaved' });
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), rest);
    },
    /** The server's name of the draft and its version; null before it was first saved. */
    known: () => known,
    stop: () => clearTimeout(timer),
  };
}
