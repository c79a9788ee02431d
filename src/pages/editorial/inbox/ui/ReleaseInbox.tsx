import { useTranslation } from 'react-i18next';
import { useReleaseInboxQuery } from '@/entities/release';
import { useHearing } from '../model/use-hearing';
import { useParts } from '../model/use-parts';
import { InboxItem } from './InboxItem';
import { lookAgain, WaitingSection } from './WaitingSection';

/** Releases that wait for a decision; one plays at a time. */
export function ReleaseInbox() {
  const { t } = useTranslation('pages.editorial.inbox');
  const parts = useParts('releases');
  const hearing = useHearing();
  return (
    <WaitingSection
      title={t('title')}
      query={useReleaseInboxQuery(parts.cursor, lookAgain)}
      parts={parts}
      partOf={({ releases, nextCursor }) => ({ items: releases, nextCursor })}
      count={({ total }) => t('waiting', { count: total })}
      empty={t('empty')}
    >
      {(release) => <InboxItem key={release.id} release={release} hearing={hearing} />}
    </WaitingSection>
  );
}
