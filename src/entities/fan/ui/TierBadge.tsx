import { useTranslation } from 'react-i18next';
import { type FanTier, fanTiers } from '@/shared/contract/fan-choices.ts';
import { Text } from '@/shared/ui/text';
import * as styles from './TierBadge.css';

type TierBadgeProps = {
  tier: FanTier;
};

/** One to four dots without colour, because a tier is no state. */
export function TierBadge({ tier }: TierBadgeProps) {
  const { t } = useTranslation('entities.fan');
  const filled = fanTiers.indexOf(tier);
  return (
    <Text as="span" size="small" className={styles.tier}>
      <span className={styles.dots} aria-hidden>
        {fanTiers.map((each, index) => (
          <span
            key={each}
            className={styles.dot}
            data-drawn
            data-filled={index <= filled ? '' : undefined}
          />
        ))}
      </span>
      {t(`tier.${tier}`)}
    </Text>
  );
}
