import { useTranslation } from 'react-i18next';
import { PitchBadge, usePitchInboxInfiniteQuery } from '@/entities/pitch';
import { lazyPart } from '@/shared/lib/lazy-part';
import { lookAgain, useInboxQuestion } from '../model/use-inbox-question';
import { InboxList } from './InboxList';

const PitchPanel = lazyPart(() => import('./PitchPanel'), 'PitchPanel');

/** Proposed songs. See docs/product/pitching.md. */
export function PitchInbox() {
  const { t } = useTranslation('pages.editorial.inbox');
  const inbox = useInboxQuestion('pitches');
  return (
    <InboxList
      name="pitches"
      title={t('pitches.title')}
      inbox={inbox}
      query={usePitchInboxInfiniteQuery(inbox.question, lookAgain)}
      getRow={({ trackTitle, artistName, coverImage, submittedAt, status }) => ({
        title: trackTitle,
        by: artistName,
        cover: coverImage,
        sentAt: submittedAt,
        badge: <PitchBadge status={status} />,
      })}
      searchLabel={t('pitches.search')}
      empty={t('pitches.empty')}
      panel={(opened) => <PitchPanel key={opened.id} {...opened} />}
    />
  );
}
