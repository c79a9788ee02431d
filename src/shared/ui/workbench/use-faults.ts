import { useEffect, useRef, useState } from 'react';

const fault = '[data-fault]';
const control = 'input, select, textarea, button, [tabindex="0"]';

/** Puts the focus into the field of the first sentence; returns whether there is one. */
function focusFirst(root: HTMLElement | null): boolean {
  const field = root?.querySelector(fault)?.parentElement;
  const marked = field?.querySelector<HTMLElement>('[aria-invalid="true"]');
  (marked ?? field?.querySelector<HTMLElement>(control))?.focus();
  return Boolean(field);
}

/**
 * How many sentences stand at the fields of each step. They are read from the document, where the server's, the schema's
 * and those of too long a text are the same, so that no form has to say which field stands in which step.
 */
export function useFaults() {
  const fields = useRef<HTMLDivElement>(null);
  const [counts, setCounts] = useState('');
  const [wanted, setWanted] = useState(0);
  /** The request that no fault has answered yet; 0 for none. */
  const awaited = useRef(0);

  useEffect(() => {
    const root = fields.current;
    if (root === null) return undefined;
    const count = () => {
      const steps = [...root.querySelectorAll('[data-step]')];
      setCounts(steps.map((step) => step.querySelectorAll(fault).length).join());
    };
    // What comes while somebody types takes nobody away.
    const handleInput = () => {
      awaited.current = 0;
    };
    count();
    const observer = new MutationObserver(count);
    observer.observe(root, { childList: true, subtree: true });
    root.addEventListener('input', handleInput);
    return () => {
      observer.disconnect();
      root.removeEventListener('input', handleInput);
    };
  }, []);

  useEffect(() => {
    // Faults may be drawn a moment after the form has answered.
    const isAwaited = counts !== '' && wanted > 0 && awaited.current === wanted;
    if (isAwaited && focusFirst(fields.current)) awaited.current = 0;
  }, [wanted, counts]);

  return {
    fields,
    faults: counts === '' ? [] : counts.split(',').map(Number),
    /** Now, or as soon as there is one. */
    goToFirst: () => {
      awaited.current = wanted + 1;
      setWanted(wanted + 1);
    },
  };
}
