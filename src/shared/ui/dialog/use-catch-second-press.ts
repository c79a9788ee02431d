import { useEffect } from 'react';
import * as styles from './Dialog.css';

/** How long the second press of a double click may take, in milliseconds. */
const secondPress = 300;

/**
 * Catches what is pressed in the moment after a modal has gone: the second press of a double click on
 * its button meant the button, and would reach what lay under it.
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
