import { type RefObject, useEffect, useState } from 'react';

/** Puts the focus on the first field at fault after each attempt that failed; answers how to say that one did. */
export function useFirstFault(form: RefObject<HTMLFormElement | null>): () => void {
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (failures > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, failures]);
  return () => setFailures((before) => before + 1);
}
