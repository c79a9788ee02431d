import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/shared/lib/format';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import * as styles from './StepLine.css';

type StepLineProps = {
  titles: readonly string[];
  /** Faults per step. */
  faults: readonly number[];
  current: number;
  onGoTo: (index: number) => void;
};

export function StepLine({ titles, faults, current, onGoTo }: StepLineProps) {
  const { t, i18n } = useTranslation('shared.ui.workbench');
  const number = (value: number) => formatNumber(value, i18n.language);
  return (
    <nav aria-label={t('steps')}>
      <ol className={styles.line}>
        {titles.map((title, index) => {
          const count = faults[index] ?? 0;
          return (
            <li key={title} className={styles.item}>
              <button
                type="button"
                className={styles.step}
                onClick={() => onGoTo(index)}
                {...(index === current && { 'aria-current': 'step' })}
                {...(count > 0 && { 'data-invalid': '' })}
              >
                <span className={styles.mark} aria-hidden>
                  {number(count > 0 ? count : index + 1)}
                </span>
                {title}
                {count > 0 && <VisuallyHidden>{t('faults', { count })}</VisuallyHidden>}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
