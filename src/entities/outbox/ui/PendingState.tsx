import { useTranslation } from 'react-i18next';
import { formatShare } from '@/shared/lib/format';
import { handFocusOn } from '@/shared/ui/focus';
import { Button } from '@/shared/ui/button';
import { Meter } from '@/shared/ui/meter';
import { Inline } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { showToast } from '@/shared/ui/toast';
import { useDeliveredShare } from '../model/delivered-share';
import { outbox } from '../model/outbox';
import * as styles from './PendingState.css';
import type { PendingItem } from '../model/outbox-item';

type PendingStateProps = {
  owner: string;
  pending: PendingItem<unknown>;
  /** Without it nothing can be edited. */
  onEdit?: (() => void) | undefined;
};

/** Nothing once delivered. See docs/product/outbox.md. */
export function PendingState({ owner, pending: { delivery, of }, onEdit }: PendingStateProps) {
  const { t, i18n } = useTranslation('entities.outbox');
  const arrived = useDeliveredShare();
  if (delivery === null) return null;
  const { id, name, refusal, wasSent } = of;
  const isRefused = delivery === 'refused';
  const words = {
    waiting: t('waiting'),
    sending: t('sending'),
    refused: refusal || t('refused'),
  };
  const share = delivery === 'sending' ? arrived : null;

  const discard = () => {
    outbox.remove(owner, id);
    showToast({
      text: t('discarded', { name }),
      action: { label: t('undo'), onPress: () => outbox.restore(owner, of) },
    });
  };

  return (
    <Inline gap={3} isWrapping>
      <Text size="small" tone={isRefused ? 'danger' : 'muted'}>
        {share === null
          ? words[delivery]
          : t('sendingShare', { share: formatShare(share, i18n.language) })}
      </Text>
      {share !== null && (
        <div className={styles.progress}>
          <Meter label={t('progress', { name })} value={share} />
        </div>
      )}
      {/* The server may already have it, so it cannot be changed here. */}
      {!wasSent && delivery !== 'sending' && (
        <Inline gap={2} isWrapping>
          {onEdit && (
            <Button
              size="small"
              variant={isRefused ? 'soft' : 'ghost'}
              aria-label={t('editName', { name })}
              onClick={onEdit}
            >
              {t('edit')}
            </Button>
          )}
          {isRefused && (
            <Button
              ref={handFocusOn}
              size="small"
              variant="soft"
              aria-label={t('retryName', { name })}
              onClick={() => outbox.retry(owner, id)}
            >
              {t('retry')}
            </Button>
          )}
          <Button
            ref={handFocusOn}
            size="small"
            variant="ghost"
            aria-label={t('discardName', { name })}
            onClick={discard}
          >
            {t('discard')}
          </Button>
        </Inline>
      )}
    </Inline>
  );
}
