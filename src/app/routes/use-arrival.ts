import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { ReturnState } from '@/entities/session';
import { scrollWhenThere } from './scroll-when-there';

const scrollPositions = new Map<string, number>();

/**
 * What happens on arriving at a page: a new page starts at its top with the focus on its content, a
 * page come back to is where it was left. See docs/product/shell.md.
 */
export function useArrival(): void {
  const { key, pathname, state } = useLocation();
  const navigation = useNavigationType();
  const hasArrived = useRef(false);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => scrollPositions.set(key, window.scrollY);
    // First of all who listen: asked after others have changed the page, it would be laid out for this.
    const first = { passive: true, capture: true };
    window.addEventListener('scroll', remember, first);
    return () => window.removeEventListener('scroll', remember, first);
  }, [key]);

  useEffect(() => {
    const isBack = navigation === NavigationType.Pop;
    // Whoever comes back from signing in is where they were, too.
    const place = isBack ? scrollPositions.get(key) : (state as ReturnState | null)?.top;
    const leave = scrollWhenThere(place ?? 0);
    const main = document.querySelector('main');
    // A page may have taken the focus itself, as the search box does for its shortcut.
    const isTaken = main?.contains(document.activeElement) ?? false;
    // What had the focus may have gone with the page that was left.
    const isLost = hasArrived.current && document.activeElement === document.body;
    const isDue = isBack ? isLost : !isTaken;
    if (isDue) main?.focus({ preventScroll: true });
    hasArrived.current = true;
    return leave;
    // Only a change of page is an arrival: a query that changes while typing must not take the focus.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname]);
}
