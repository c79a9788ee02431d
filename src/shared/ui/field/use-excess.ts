import { type RefObject, useEffect, useState } from 'react';

/**
 * How many characters the text of a field's control has beyond `most`, without the spaces around it. A form with
 * such a field is not sent, and the focus goes to the first of them; a form that says of all its faults at once, with
 * `data-checks-length`, sees to that by itself.
 *
 * @param most characters that it may have; undefined for any number.
 */
export function useExcess(field: RefObject<HTMLElement | null>, most = Infinity): number {
  const [excess, setExcess] = useState(0);
  // After each render as well: a form may set the text by itself. Reads the document, and the same number renders nothing.
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
