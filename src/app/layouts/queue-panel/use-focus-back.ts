import { type RefObject, useLayoutEffect } from 'react';
import { giveFocusBack } from '@/shared/ui/focus';

/** Returns the focus to its previous owner when a focused part unmounts. */
export function useFocusBack(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part.current;
    const opener = document.activeElement;
    return () => {
      const isHolder = element?.contains(document.activeElement) ?? false;
      if (isHolder) giveFocusBack(opener);
    };
  }, [part]);
}
