import { useTranslation } from 'react-i18next';
import { useDayRule } from '@/entities/figure';
import { useMarqueeInboxQuery } from '@/entities/marquee';
import { QueryView } from '@/shared/ui/query-view';
import { Section } from '@/shared/ui/section';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { WaitingBudget } from './WaitingBudget';
import * as styles from './marquee-queue.css';

/** Milliseconds. */
const lookAgain = 60_000;

/** Budgets that wait for an admin, the oldest request first. See docs/product/marquee.md. */
export function MarqueeQueue() {
  const { t } = useTranslation('pages.admin.marquee');
  const dayRule = useDayRule();
  const query = useMarqueeInboxQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: lookAgain,
    skipPollingIfUnfocused: true,
  });
  return (
    <Section title={t('title')}>
      <QueryView
        query={query}
        headingLevel={3}
        loading={<Skeleton shape="block" height="48px" />}
        isEmpty={({ campaigns }) => campaigns.length === 0}
        empty={<Text tone="muted">{t('empty')}</Text>}
      >
        {({ campaigns, total }) => (
          <Stack gap={4}>
            <Text tone="muted">{t('waiting', { count: total })}</Text>
            <ul className={styles.items}>
              {campaigns.map((campaign) => (
                <li key={campaign.id}>
                  <WaitingBudget campaign={campaign} />
                </li>
              ))}
            </ul>
            <Text size="small" tone="muted">
              {dayRule()}
            </Text>
          </Stack>
        )}
      </QueryView>
    </Section>
  );
}
