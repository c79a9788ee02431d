import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const scrollPositions = new Map<string, number>();

/**
 * What happens on arriving at a page: a new page starts at its top with the focus on its content, a
 * page come back to is where it was left. Source: readings, 'Accessible names'.
 */
export function useArrival(): void {
  const { key, pathname } = useLocation();
  const navigation = useNavigationType();

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => scrollPositions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useEffect(() => {
    window.scrollTo({
      top: navigation === NavigationType.Pop ? (scrollPositions.get(key) ?? 0) : 0,
    });
    const main = document.querySelector('main');
    // A page may have taken the focus itself, as the search box does for its shortcut.
    const isTaken = main?.contains(document.activeElement) ?? false;
    if (navigation !== NavigationType.Pop && !isTaken) main?.focus({ preventScroll: true });
    // Only a change of page is an arrival: a query that changes while typing must not take the focus.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname]);
}
