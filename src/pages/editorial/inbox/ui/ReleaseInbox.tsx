import { useTranslation } from 'react-i18next';
import { ReleaseBadge, useReleaseInboxInfiniteQuery } from '@/entities/release';
import { lazyPart } from '@/shared/lib/lazy-part';
import { lookAgain, useInboxQuestion } from '../model/use-inbox-question';
import { InboxList, type InboxProps } from './InboxList';

const ReleasePanel = lazyPart(() => import('./ReleasePanel'), 'ReleasePanel');

/** Submitted releases. See docs/product/releases.md. */
export function ReleaseInbox({ waiting }: InboxProps) {
  const { t } = useTranslation('pages.editorial.inbox');
  const inbox = useInboxQuestion('releases');
  return (
    <InboxList
      name="releases"
      title={t('releases.title')}
      inbox={inbox}
      waiting={waiting}
      query={useReleaseInboxInfiniteQuery(inbox.question, lookAgain)}
      getRow={({ title, artist, label, coverImage, sentAt, status }) => ({
        title,
        by: t('by', { artist: artist?.name ?? t('noArtist'), label: label.name }),
        cover: coverImage,
        sentAt,
        badge: <ReleaseBadge status={status} />,
      })}
      searchLabel={t('releases.search')}
      empty={t('releases.empty')}
      noMatch={t('releases.noMatch')}
      panel={(opened) => <ReleasePanel key={opened.id} {...opened} />}
    />
  );
}
