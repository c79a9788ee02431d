import { type RefObject, useEffect, useState } from 'react';

/** Characters beyond `most`; the form is not sent, unless it has `data-checks-length`. */
export function useExcess(field: RefObject<HTMLElement | null>, most = Infinity): number {
  const [excess, setExcess] = useState(0);
  // A form may set the text itself.
  // oxlint-disable-next-line react/set-state-in-effect, react-hooks/exhaustive-deps
  useEffect(() => setExcess(excessIn(field.current, most)));
  useEffect(() => {
    const element = field.current;
    if (element === null || most === Infinity) return undefined;
    const form = element.closest('form');
    const handleInput = () => setExcess(excessIn(element, most));
    const handleSubmit = (event: Event) => {
      if (form?.dataset['checksLength'] !== undefined || excessIn(element, most) === 0) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      controlIn(element)?.focus();
    };
    element.addEventListener('input', handleInput);
    form?.addEventListener('submit', handleSubmit, { capture: true });
    return () => {
      element.removeEventListener('input', handleInput);
      form?.removeEventListener('submit', handleSubmit, { capture: true });
    };
  }, [field, most]);
  return excess;
}

const controlIn = (field: HTMLElement | null) =>
  field?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');

const excessIn = (field: HTMLElement | null, most: number) =>
  Math.max(0, (controlIn(field)?.value.trim().length ?? 0) - most);
