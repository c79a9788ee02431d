import { type RefObject, useState } from 'react';

/** Pixels. */
const slack = 48;

/** The step that has the focus or was scrolled to. */
export function useSteps(fields: RefObject<HTMLDivElement | null>) {
  const [current, setCurrent] = useState(0);
  const steps = () => [...(fields.current?.querySelectorAll<HTMLElement>('[data-step]') ?? [])];
  return {
    current,
    noteStep: (focused?: Element) => {
      const root = fields.current;
      if (root === null) return;
      if (focused) {
        const index = steps().findIndex((step) => step.contains(focused));
        if (index >= 0) setCurrent(index);
        return;
      }
      const edge = root.getBoundingClientRect().top + slack;
      const isAtEnd = root.scrollTop + root.clientHeight >= root.scrollHeight - 1;
      const reached = steps().filter((step) => step.getBoundingClientRect().top <= edge);
      setCurrent(
        isAtEnd && root.scrollTop > 0 ? steps().length - 1 : Math.max(0, reached.length - 1),
      );
    },
    goTo: (index: number) => {
      const step = steps()[index];
      step?.scrollIntoView({ block: 'start' });
      step?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
      setCurrent(index);
    },
  };
}
