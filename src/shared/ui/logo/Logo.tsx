import { brand, productName } from '@/shared/config/brand';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import * as styles from './Logo.css';

type LogoProps = {
  /** Hides the name from sight. */
  isSymbolOnly?: boolean;
};

export function Logo({ isSymbolOnly = false }: LogoProps) {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 32 36" className={styles.symbol} aria-hidden>
        <path
          className={styles.arch}
          d="M2 16a14 14 0 0 1 28 0v16a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4Z"
        />
        <path className={styles.song} d="M9 19v6M16 11v18M23 16v11" />
      </svg>
      {isSymbolOnly ? (
        <VisuallyHidden>{brand}</VisuallyHidden>
      ) : (
        <span className={brand === productName ? styles.product : undefined}>{brand}</span>
      )}
    </span>
  );
}
