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
 * Platforms that announce concerts automatically, and missing ticket links. Never shows an
 * unconnected platform as connected: see docs/product/concerts.md.
 */
export function PlatformList({ concerts }: PlatformListProps) {
  const { t } = useTranslation('pages.promotion.concerts');
  const count = concerts.filter(({ ticketUrl }) => ticketUrl !== '').length;
  const hasAll = concerts.length > 0 && count === concerts.length;
  const platforms = [
    { name: 'page', text: t('promotion.platform.pageText'), isConnected: true },
    { name: 'calendar', text: t('promotion.platform.calendarText'), isConnected: true },
    {
      name: 'tickets',
      text: t('promotion.platform.ticketsText', { count, total: concerts.length }),
      isConnected: hasAll,
    },
  ] as const;
  return (
    <ul className={styles.platforms}>
      {platforms.map(({ name, text, isConnected }) => (
        <Surface as="li" kind="outlined" key={name} className={styles.platform}>
          <Stack gap={1}>
            <Text weight="medium">{t(`promotion.platform.${name}`)}</Text>
            <Text size="small" tone="muted">
              {text}
            </Text>
          </Stack>
          <PlatformBadge isConnected={isConnected} />
        </Surface>
      ))}
    </ul>
  );
}
