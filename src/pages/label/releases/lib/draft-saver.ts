import type { Problem } from '@/shared/api';
import type { Draft, DraftSaved } from '@/shared/contract/release.ts';
import { attemptKeys } from '@/shared/lib/id';

/** Saving state; a failure has a reason. */
export type Saving =
  | { state: 'saved' | 'unsaved' | 'saving' }
  | { state: 'failed'; problem: Problem };

/** `isPart`: the same draft has more to save. */
type SaveResult = { saved: DraftSaved; isPart?: boolean } | { problem: Problem };

type Saver = {
  /** Id and version on the server; null before the first save. */
  known: DraftSaved | null;
  /** Initial content, already saved. */
  initial: Draft;
  /** Idempotent by key; retries keep the key. */
  save: (draft: Draft, known: DraftSaved | null, key: string) => Promise<SaveResult>;
  onChange: (saving: Saving) => void;
  /** Milliseconds without typing before a save. */
  rest?: number;
};

/**
 * Saves a draft while it is edited: when typing pauses, one call at a time. A failed save is
 * retried with the next change or on request.
 */
export function createDraftSaver({ known: first, initial, save, onChange, rest = 1000 }: Saver) {
  let known = first;
  let wanted: Draft | null = null;
  let latest = JSON.stringify(initial);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving: Promise<boolean> | null = null;

  const getKey = attemptKeys();

  async function run(): Promise<boolean> {
    while (wanted) {
      const draft = wanted;
      wanted = null;
      onChange({ state: 'saving' });
      const result = await save(draft, known, getKey([known, draft]));
      if ('problem' in result) {
        wanted ??= draft;
        onChange({ state: 'failed', problem: result.problem });
        return false;
      }
      known = result.saved;
      if (result.isPart) wanted ??= draft;
    }
    onChange({ state: 'saved' });
    return true;
  }

  /** Saves pending changes now; returns whether all are saved. */
  function flush(): Promise<boolean> {
    clearTimeout(timer);
    saving ??= run().finally(() => {
      saving = null;
    });
    return saving;
  }

  return {
    flush,
    /** Takes the current content; it is saved a moment later. */
    keep(draft: Draft) {
      const text = JSON.stringify(draft);
      if (text === latest) return;
      latest = text;
      wanted = draft;
      onChange({ state: 'unsaved' });
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), rest);
    },
    /** Id and version on the server; null before the first save. */
    known: () => known,
    stop: () => clearTimeout(timer),
  };
}
