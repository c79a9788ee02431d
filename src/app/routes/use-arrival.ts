import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { ReturnState } from '@/entities/session';
import { scrollWhenThere } from './scroll-when-there';

const scrollPositions = new Map<string, number>();

/**
 * A new page starts at its top with the focus on its content; an earlier one returns to its
 * position. See docs/product/shell.md.
 */
export function useArrival(): void {
  const { key, pathname, state } = useLocation();
  const navigation = useNavigationType();
  const hasArrived = useRef(false);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => scrollPositions.set(key, window.scrollY);
    // Other listeners change the page, which would force a layout.
    const first = { passive: true, capture: true };
    window.addEventListener('scroll', remember, first);
    return () => window.removeEventListener('scroll', remember, first);
  }, [key]);

  useEffect(() => {
    const isBack = navigation === NavigationType.Pop;
    // Returning from the sign-in restores the position too.
    const top = isBack ? scrollPositions.get(key) : (state as ReturnState | null)?.top;
    const leave = scrollWhenThere(top ?? 0);
    const main = document.querySelector('main');
    // A page may focus an element itself, as the search box does.
    const hasFocus = main?.contains(document.activeElement) ?? false;
    // It may have left with the previous page.
    const isLost = hasArrived.current && document.activeElement === document.body;
    const isDue = isBack ? isLost : !hasFocus;
    if (isDue) main?.focus({ preventScroll: true });
    hasArrived.current = true;
    return leave;
    // A query that changes while typing must not move the focus.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname]);
}
