import { ChevronDown, ChevronUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/shared/lib/format';
import { IconButton } from '@/shared/ui/icon-button';
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
    <nav aria-label={t('steps')} className={styles.steps}>
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
      <div className={styles.folded}>
        <p className={styles.position}>
          {t('position', { number: number(current + 1), steps: number(titles.length) })}
        </p>
        <p className={styles.name}>{titles[current]}</p>
        <IconButton
          label={t('previous')}
          disabled={current === 0}
          onClick={() => onGoTo(current - 1)}
        >
          <ChevronUp size={20} aria-hidden />
        </IconButton>
        <IconButton
          label={t('next')}
          disabled={current === titles.length - 1}
          onClick={() => onGoTo(current + 1)}
        >
          <ChevronDown size={20} aria-hidden />
        </IconButton>
      </div>
    </nav>
  );
}
