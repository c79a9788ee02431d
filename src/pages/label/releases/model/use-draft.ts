import { useEffect, useState } from 'react';
import { useNamedLabel } from '@/entities/label';
import { useChangeDraftMutation, useCreateDraftMutation } from '@/entities/release';
import { type Problem, isProblem } from '@/shared/api';
import type { Preparation } from '@/shared/contract/release.ts';
import { createDraftSaver, type Saving } from '../lib/draft-saver';
import { beginDraft, type EditedDraft, savedPart } from './edited-draft';

const problemOf = (error: unknown): Problem => (isProblem(error) ? error : { kind: 'server' });

/** A draft that saves itself while it is filled in: a session or a connection may end at any moment. */
export function useDraft(saved: Preparation | undefined) {
  const label = useNamedLabel();
  const [create] = useCreateDraftMutation();
  const [change] = useChangeDraftMutation();
  const [edited, setEdited] = useState(() => beginDraft(saved));
  const [saving, setSaving] = useState<Saving>({ state: 'saved' });
  const [saver] = useState(() =>
    createDraftSaver({
      known: saved ?? null,
      initial: savedPart(beginDraft(saved)),
      onChange: setSaving,
      save: async (draft, known, key) => {
        const { data, error } =
          known === null
            ? await create({ label, key, draft })
            : await change({ label, key, id: known.id, version: known.version, draft });
        return data ? { saved: data } : { problem: problemOf(error) };
      },
    }),
  );

  useEffect(() => saver.keep(savedPart(edited)), [saver, edited]);
  useEffect(() => {
    const again = () => void saver.flush();
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      saver.stop();
    };
  }, [saver]);

  return {
    edited,
    saving,
    saver,
    /** Changes something, whatever else is changed at the same time. */
    edit: (change_: (draft: EditedDraft) => Partial<EditedDraft>) =>
      setEdited((draft) => ({ ...draft, ...change_(draft) })),
  };
}
