import { useEffect, useRef, useState } from 'react';

const fault = '[data-fault]';
const control = 'input, select, textarea, button, [tabindex="0"]';

/** Puts the focus into the field of the first sentence. */
function focusFirst(root: HTMLElement | null): void {
  const field = root?.querySelector(fault)?.parentElement;

  const marked = field?.querySelector<HTMLElement>('[aria-invalid="true"]');
  (marked ?? field?.querySelector<HTMLElement>(control))?.focus();
}

/**
 * How many sentences stand at the fields of each step. They are read from the document, where the server's, the schema's
 * and those of too long a text are the same, so that no form has to say which field stands in which step.
 */
export function useFaults() {
  const fields = useRef<HTMLDivElement>(null);
  const [counts, setCounts] = useState('');
  const [wanted, setWanted] = useState(0);

  useEffect(() => {
    const root = fields.current;
    if (root === null) return undefined;
    const count = () => {
      const steps = [...root.querySelectorAll('[data-step]')];
      setCounts(steps.map((step) => step.querySelectorAll(fault).length).join());
    };
    count();
    const observer = new MutationObserver(count);
    observer.observe(root, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (wanted > 0) focusFirst(fields.current);
  }, [wanted]);

  return {
    fields,
    faults: counts === '' ? [] : counts.split(',').map(Number),
    /** Once what was set before is drawn. */
    goToFirst: () => setWanted((times) => times + 1),
  };
}
