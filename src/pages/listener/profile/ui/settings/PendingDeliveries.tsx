import { useTranslation } from 'react-i18next';
import {
  outbox,
  type OutboxItem,
  useDeliveredShare,
  useOutbox,
  useSending,
} from '@/entities/outbox';
import { trackLikeChanged } from '@/entities/track';
import { artistFollows } from '@/features/follow-artist';
import { albumLikes } from '@/features/like-album';
import { readKeptLike } from '@/features/like-track';
import { formatShare } from '@/shared/lib/format';
import { useAppDispatch } from '@/shared/redux';
import { Button } from '@/shared/ui/button';
import { handFocusOn } from '@/shared/ui/focus';
import { Inline, Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { SettingsCard } from './SettingsCard';
import * as styles from './PendingDeliveries.css';

const lists = [artistFollows, albumLikes];

type PendingDeliveriesProps = {
  /** Id of the user. */
  owner: string;
};

/** Undelivered changes of this device, with their results. See docs/product/outbox.md. */
export function PendingDeliveries({ owner }: PendingDeliveriesProps) {
  const { t, i18n } = useTranslation('pages.listener.profile');
  const items = useOutbox(owner);
  const sending = useSending();
  const dispatch = useAppDispatch();
  const share = useDeliveredShare();
  if (items.length === 0) return null;

  const discard = (item: OutboxItem) => {
    outbox.remove(owner, item.id);
    lists.find(({ name }) => name === item.list)?.undo(owner, item);
    const like = readKeptLike(item);
    if (like) dispatch(trackLikeChanged({ id: like.id, liked: !like.liked }));
  };
  const getState = ({ id, refusal }: OutboxItem) => {
    if (refusal !== null) return refusal || t('outbox.refused');
    if (id !== sending) return t('outbox.waiting');
    if (share === null) return t('outbox.sending');
    return t('outbox.sendingShare', { share: formatShare(share, i18n.language) });
  };

  return (
    <SettingsCard title={t('outbox.title')} text={t('outbox.text')}>
      <Stack as="ul">
        {items.map((item) => {
          const act = t(`outbox.act.${item.act}`, { name: item.name });
          const isRefused = item.refusal !== null;
          return (
            <Inline as="li" key={item.id} gap={3} justify="between" isWrapping>
              <Stack gap={1} className={styles.words}>
                <Text>{act}</Text>
                <Text size="small" tone={isRefused ? 'danger' : 'muted'}>
                  {getState(item)}
                </Text>
              </Stack>
              <Inline gap={2}>
                {isRefused && (
                  <Button
                    ref={handFocusOn}
                    size="small"
                    variant="soft"
                    aria-label={t('outbox.retryName', { act })}
                    onClick={() => outbox.retry(owner, item.id)}
                  >
                    {t('outbox.retry')}
                  </Button>
                )}
                {/* A sent change may have arrived and cannot be withdrawn. */}
                {!item.wasSent && (
                  <Button
                    ref={handFocusOn}
                    size="small"
                    variant="outline"
                    aria-label={t('outbox.discardName', { act })}
                    onClick={() => discard(item)}
                  >
                    {t('outbox.discard')}
                  </Button>
                )}
              </Inline>
            </Inline>
          );
        })}
      </Stack>
    </SettingsCard>
  );
}
