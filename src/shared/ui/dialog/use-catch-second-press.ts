import { useEffect } from 'react';
import * as styles from './Dialog.css';

/** Milliseconds. */
const secondPress = 300;

/** The second click of a double click would hit what lay under the closed modal. */
export function useCatchSecondPress(isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      const shield = document.createElement('div');
      shield.className = styles.shield;
      document.body.append(shield);
      setTimeout(() => shield.remove(), secondPress);
    };
  }, [isOpen]);
}

/** A click or Escape may be meant for a toast above the window. */
export function keepOpenForToast(event: Event): void {
  const { target } = event;
  if (target instanceof Element && target.closest('[data-toast]')) event.preventDefault();
}
