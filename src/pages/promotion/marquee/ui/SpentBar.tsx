import { useTranslation } from 'react-i18next';
import { Text } from '@/shared/ui/text';
import * as styles from './marquee.css';

type SpentBarProps = {
  /** Dollars. */
  spent: number;
  budget: number;
  /** Writes dollars. */
  dollars: (value: number) => string;
};

/**
 * What was spent of a budget, in words and as a bar.
 * @states default narrow
 */
export function SpentBar({ spent, budget, dollars }: SpentBarProps) {
  const { t } = useTranslation('pages.promotion.marquee');
  const share = budget === 0 ? 0 : Math.min(100, (spent / budget) * 100);
  return (
    <div className={styles.spent}>
      <Text size="small" isNumeric>
        {t('spentOf', { spent: dollars(spent), budget: dollars(budget) })}
      </Text>
      <span className={styles.bar} data-drawn="track" aria-hidden>
        <span className={styles.fill} style={{ inlineSize: `${share}%` }} />
      </span>
    </div>
  );
}
