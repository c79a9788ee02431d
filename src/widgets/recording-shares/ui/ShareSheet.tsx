import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ShareBadge, type ShareScope, useWithdrawShareMutation } from '@/entities/recording-share';
import { statusMeanings } from '@/shared/config/status-meanings';
import type { RecordingShare } from '@/shared/contract/recording-share.ts';
import { useFormats } from '@/shared/lib/format';
import { paths } from '@/shared/routes';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Inline, Stack } from '@/shared/ui/stack';
import { StatusBadge } from '@/shared/ui/status-badge';
import { Text } from '@/shared/ui/text';
import { showFailure, showToast } from '@/shared/ui/toast';
import * as styles from './recording-shares.css';

type ShareSheetProps = {
  share: RecordingShare;
  scope: ShareScope;
  canWithdraw: boolean;
};

/** A sheet with the answer of each person named. */
export function ShareSheet({ share, scope, canWithdraw }: ShareSheetProps) {
  const { t } = useTranslation('widgets.recording-shares');
  const { date } = useFormats();
  const { startsOn, state, parts } = share;
  const isAsked =
    scope.of === 'artist' &&
    state === 'proposed' &&
    parts.some((part) => part.isArtist && part.state === 'waiting');
  return (
    <Stack gap={2}>
      <Inline gap={3} isWrapping>
        <ShareBadge share={share} />
        <Text size="small" tone="muted">
          {t('from', { date: date(startsOn) })}
        </Text>
      </Inline>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <SharePart key={part.position} part={part} isShown={state !== 'accepted'} />
        ))}
      </ul>
      {isAsked && (
        <Inline>
          <ButtonLink size="small" to={paths.parts}>
            {t('respond')}
          </ButtonLink>
        </Inline>
      )}
      {canWithdraw && state === 'proposed' && <WithdrawShare id={share.id} scope={scope} />}
    </Stack>
  );
}

type SharePartProps = {
  part: RecordingShare['parts'][number];
  /** The answer is shown. */
  isShown: boolean;
};

function SharePart({ part, isShown }: SharePartProps) {
  const { t } = useTranslation(['widgets.recording-shares', 'entities.recording-share']);
  const { rate } = useFormats();
  const { role, name, email, state, reason } = part;
  return (
    <li className={styles.part}>
      <Text as="span" isNumeric className={styles.rate}>
        {rate(part.part)}
      </Text>
      <Stack gap={1}>
        <Text as="span">{name ?? email ?? t('nobody')}</Text>
        <Text as="span" size="small" tone="muted">
          {t(`entities.recording-share:role.${role}`)}
        </Text>
        {reason !== null && <Text size="small">{t('reason', { reason })}</Text>}
      </Stack>
      {isShown && (
        <StatusBadge meaning={statusMeanings.sharePart[state]}>{t(`answer.${state}`)}</StatusBadge>
      )}
    </li>
  );
}

function WithdrawShare({ id, scope }: { id: string; scope: ShareScope }) {
  const { t } = useTranslation('widgets.recording-shares');
  const [withdraw, { isLoading }] = useWithdrawShareMutation();
  const [isAsking, setAsking] = useState(false);
  const handleConfirm = async () => {
    const { error } = await withdraw({ scope, id });
    setAsking(false);
    if (error === undefined) showToast({ tone: 'success', text: t('withdraw.done') });
    else showFailure('withdrawShare', error, { fallback: t('withdraw.failed') });
  };
  return (
    <Inline>
      <Button size="small" onClick={() => setAsking(true)}>
        {t('withdraw.action')}
      </Button>
      {isAsking && (
        <AlertDialog
          isOpen
          onOpenChange={setAsking}
          title={t('withdraw.title')}
          text={t('withdraw.text')}
          confirmLabel={t('withdraw.confirm')}
          cancelLabel={t('withdraw.keep')}
          tone="danger"
          isPending={isLoading}
          onConfirm={() => void handleConfirm()}
        />
      )}
    </Inline>
  );
}
