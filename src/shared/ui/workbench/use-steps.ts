import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Pixels. */
const slack = 28;

/** The step that has the focus, or while that is out of sight the one scrolled to. */
export function useSteps(fields: RefObject<HTMLDivElement | null>) {
  const [current, setCurrent] = useState(0);
  const steps = () => [...(fields.current?.querySelectorAll<HTMLElement>('[data-step]') ?? [])];
  // The fields scroll, or in a low window all that is around them.
  const noteScroll = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof Element) || !target.contains(fields.current)) return;
    const { top, bottom } = target.getBoundingClientRect();
    const { scrollTop, clientHeight, scrollHeight } = target;
    const focused = document.activeElement;
    const held = steps().findIndex((step) => step.contains(focused));
    const place = focused?.getBoundingClientRect();
    if (held >= 0 && place && place.bottom > top && place.top < bottom) {
      setCurrent(held);
      return;
    }
    const padding = Number.parseFloat(getComputedStyle(target).scrollPaddingBlockStart) || 0;
    const edge = top + padding + slack;
    const reached = steps().filter((step) => step.getBoundingClientRect().top <= edge);
    const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1;
    setCurrent(isAtEnd ? steps().length - 1 : Math.max(0, reached.length - 1));
  });
  useEffect(() => {
    const how = { capture: true, passive: true };
    document.addEventListener('scroll', noteScroll, how);
    return () => document.removeEventListener('scroll', noteScroll, how);
  }, []);
  return {
    current,
    noteFocus: (focused: Element) => {
      const index = steps().findIndex((step) => step.contains(focused));
      if (index >= 0) setCurrent(index);
    },
    goTo: (index: number) => {
      const step = steps()[index];
      step?.scrollIntoView({ block: 'start' });
      step?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
      setCurrent(index);
    },
  };
}
