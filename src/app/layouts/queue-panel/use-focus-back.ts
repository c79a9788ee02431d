import { type RefObject, useLayoutEffect } from 'react';

/** When a part goes while it holds the focus, what had it before the part came gets it back. */
export function useFocusBack(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part.current;
    const opener = document.activeElement;
    return () => {
      const isHolder = element?.contains(document.activeElement) ?? false;
      if (isHolder && opener instanceof HTMLElement) opener.focus();
    };
  }, [part]);
}
