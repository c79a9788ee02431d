import { useEffect, useState } from 'react';
import { keptOnDevice } from '@/shared/lib/storage';

type Draft<Form> = {
  /** Where it is kept on the device: of whom, for whom, and what it is. */
  name: string;
  isForm: (candidate: unknown) => candidate is Form;
  /** What it begins with where nothing is kept. */
  empty: Form;
  /** What is changed; null for something new, which is kept as it is typed. */
  former: Form | null;
  /** What another screen has filled in of something new: it goes before what is kept. */
  begun?: Partial<Form> | null;
};

/** What is filled in. Of something new it is kept as it was typed, until it is sent or begun anew. */
export function useFormDraft<Form extends object>(draft: Draft<Form>) {
  const { name, isForm, empty, former, begun = null } = draft;
  const isNew = former === null;
  const [start] = useState(() => ({
    empty: { ...empty, ...begun },
    kept: isNew && !begun ? keptOnDevice(name, isForm).read() : null,
  }));
  const [form, setForm] = useState<Form>(former ?? start.kept ?? start.empty);
  const [isRecovered, setRecovered] = useState(start.kept !== null);
  const isEmpty = JSON.stringify(form) === JSON.stringify(start.empty);
  useEffect(() => {
    if (isNew && !isEmpty) keptOnDevice(name, isForm).write(form);
  }, [name, isForm, form, isNew, isEmpty]);
  const clear = () => keptOnDevice(name, isForm).clear();
  return {
    form,
    change: (change: Partial<Form>) => setForm((before) => ({ ...before, ...change })),
    /** Whether leaving would lose a change: what is new is kept, what is edited is not. */
    isChanged: !isNew && JSON.stringify(form) !== JSON.stringify(former),
    /** Whether it was begun on another visit. */
    isRecovered,
    /** Begins anew, with nothing filled in. */
    begin: () => {
      clear();
      setRecovered(false);
      setForm(start.empty);
    },
    /** It was sent: nothing is kept. */
    forget: () => {
      if (isNew) clear();
    },
  };
}
