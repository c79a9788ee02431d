import { useTranslation } from 'react-i18next';
import type { Concert } from '@/shared/contract/concert.ts';
import { Stack } from '@/shared/ui/stack';
import { Surface } from '@/shared/ui/surface';
import { Text } from '@/shared/ui/text';
import { PlatformBadge } from './PlatformBadge';
import * as styles from './promotion.css';

type PlatformListProps = {
  /** Upcoming ones. */
  concerts: readonly Concert[];
};

/**
 * What announces concerts, and missing ticket links. Only what shows them by itself is called
 * connected: see docs/product/concerts.md.
 */
export function PlatformList({ concerts }: PlatformListProps) {
  const { t } = useTranslation('pages.promotion.concerts');
  const count = concerts.filter(({ ticketUrl }) => ticketUrl !== '').length;
  const hasAll = concerts.length > 0 && count === concerts.length;
  const platforms = [
    { name: 'page', text: t('promotion.platform.pageText'), isReady: true },
    { name: 'calendar', text: t('promotion.platform.calendarText'), isReady: true },
    {
      name: 'tickets',
      text: t('promotion.platform.ticketsText', { count, total: concerts.length }),
      isReady: hasAll,
    },
  ] as const;
  return (
    <ul className={styles.platforms}>
      {platforms.map(({ name, text, isReady }) => (
        <Surface as="li" kind="outlined" key={name} className={styles.platform}>
          <Stack gap={1}>
            <Text weight="medium">{t(`promotion.platform.${name}`)}</Text>
            <Text size="small" tone="muted">
              {text}
            </Text>
          </Stack>
          <PlatformBadge platform={name} isReady={isReady} />
        </Surface>
      ))}
    </ul>
  );
}
