import { useEffect } from 'react';
import * as styles from './Dialog.css';

/** Milliseconds between the clicks of a double click. */
const secondPress = 300;

/**
 * Catches the second click of a double click on a closing modal, which would hit what lay under
 * it.
 */
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
