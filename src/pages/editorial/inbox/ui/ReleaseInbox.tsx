import { Inbox } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useReleaseInboxQuery } from '@/entities/release';
import { QueryView } from '@/shared/ui/query-view';
import { Section } from '@/shared/ui/section';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { Text } from '@/shared/ui/text';
import { useHearing } from '../model/use-hearing';
import { useParts } from '../model/use-parts';
import { InboxItem } from './InboxItem';
import { PartButtons } from './PartButtons';

/** Milliseconds after which it is looked whether something else waits. */
const lookAgain = 60_000;

/**
 * The releases that wait for a decision, those that were sent first at the beginning; one of them is heard at a time.
 */
export function ReleaseInbox() {
  const { t } = useTranslation('pages.editorial.inbox');
  const parts = useParts();
  const { cursor } = parts;
  const query = useReleaseInboxQuery(cursor, {
    refetchOnMountOrArgChange: true,
    pollingInterval: lookAgain,
    skipPollingIfUnfocused: true,
  });
  const hearing = useHearing();
  return (
    <Section title={t('title')}>
      <QueryView
        query={query}
        headingLevel={3}
        loading={<Skeleton shape="block" height="320px" />}
        isEmpty={({ releases }) => releases.length === 0 && cursor === undefined}
        empty={
          <StatusView
            headingLevel={3}
            icon={<Inbox size={32} />}
            title={t('empty.title')}
            text={t('empty.text')}
          />
        }
      >
        {({ releases, total, nextCursor }) => (
          <Stack gap={5}>
            <Text tone="muted">{t('waiting', { count: total })}</Text>
            {releases.map((release) => (
              <InboxItem key={release.id} release={release} hearing={hearing} />
            ))}
            <PartButtons parts={parts} nextCursor={nextCursor} />
          </Stack>
        )}
      </QueryView>
    </Section>
  );
}
