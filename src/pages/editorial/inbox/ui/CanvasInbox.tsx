import { useTranslation } from 'react-i18next';
import { CanvasBadge, useCanvasInboxInfiniteQuery } from '@/entities/canvas';
import { lazyPart } from '@/shared/lib/lazy-part';
import { lookAgain, useInboxQuestion } from '../model/use-inbox-question';
import { InboxList, type InboxProps } from './InboxList';

const CanvasPanel = lazyPart(() => import('./CanvasPanel'), 'CanvasPanel');

/** See docs/product/canvas.md. */
export function CanvasInbox({ waiting }: InboxProps) {
  const { t } = useTranslation('pages.editorial.inbox');
  const inbox = useInboxQuestion('canvas');
  return (
    <InboxList
      name="canvas"
      title={t('canvas.title')}
      inbox={inbox}
      waiting={waiting}
      query={useCanvasInboxInfiniteQuery(inbox.question, lookAgain)}
      getRow={({ track, artist, thumbnailUrl, sentAt, status }) => ({
        title: track.title,
        by: artist.name,
        cover: thumbnailUrl,
        sentAt,
        badge: <CanvasBadge status={status} />,
      })}
      searchLabel={t('canvas.search')}
      empty={t('canvas.empty')}
      noMatch={t('canvas.noMatch')}
      panel={(opened) => <CanvasPanel key={opened.id} {...opened} />}
    />
  );
}
