import { useEffect, useRef, useState } from 'react';

const fault = '[data-fault]';
const control = 'input, select, textarea, button, [tabindex="0"]';

/** Focuses the field of the first fault; returns whether there is one. */
function focusFirst(root: HTMLElement | null): boolean {
  const field = root?.querySelector(fault)?.parentElement;
  const marked = field?.querySelector<HTMLElement>('[aria-invalid="true"]');
  (marked ?? field?.querySelector<HTMLElement>(control))?.focus();
  return Boolean(field);
}

/**
 * Counts the faults of each step in the document, where errors of server, schema and text length
 * look alike.
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
    // The focus does not move while the user types.
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
    // Faults may render after the form has answered.
    const isAwaited = counts !== '' && wanted > 0 && awaited.current === wanted;
    if (isAwaited && focusFirst(fields.current)) awaited.current = 0;
  }, [wanted, counts]);

  return {
    fields,
    faults: counts === '' ? [] : counts.split(',').map(Number),
    goToFirst: () => {
      awaited.current = wanted + 1;
      setWanted(wanted + 1);
    },
  };
}
