import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNamedLabel } from '@/entities/label';
import { useDeleteDraftMutation, useWithdrawReleaseMutation } from '@/entities/release';
import type { Preparation } from '@/shared/contract/release.ts';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { Button } from '@/shared/ui/button';
import { showFailure, showToast } from '@/shared/ui/toast';
import * as styles from './preparation.css';

type PreparationActsProps = {
  release: Preparation;
  onOpen: () => void;
  /** Opens the links for the press of a sent release. */
  onPressLinks: () => void;
};

/** Continues or deletes a draft, or withdraws a submission; the last two ask first. */
export function PreparationActs({ release, onOpen, onPressLinks }: PreparationActsProps) {
  const { id, title, status } = release;
  const { t } = useTranslation('pages.label.releases');
  const label = useNamedLabel();
  const [remove, removing] = useDeleteDraftMutation();
  const [withdraw, withdrawing] = useWithdrawReleaseMutation();
  const [isAsking, setAsking] = useState(false);
  const name = title || t('list.untitled');
  const isSent = status === 'pending' || status === 'approved';
  const act = isSent ? 'withdraw' : 'delete';
  const confirm = async () => {
    const { error } = await (isSent ? withdraw({ id, label }) : remove({ id, label }));
    setAsking(false);
    if (error === undefined) showToast({ tone: 'success', text: t(`${act}.done`) });
    else {
      showFailure(act, error, { fallback: t(`${act}.failed`) });
    }
  };
  return (
    <div className={styles.acts}>
      {isSent ? (
        <Button size="small" aria-label={t('press.openOf', { name })} onClick={onPressLinks}>
          {t('press.open')}
        </Button>
      ) : (
        <Button size="small" aria-label={t('list.openOf', { name })} onClick={onOpen}>
          {t('list.open')}
        </Button>
      )}
      <Button
        size="small"
        variant="ghost"
        aria-label={t(`${act}.of`, { name })}
        onClick={() => setAsking(true)}
      >
        {t(`${act}.act`)}
      </Button>
      {isAsking && (
        <AlertDialog
          isOpen
          onOpenChange={setAsking}
          title={t(`${act}.title`, { name })}
          text={t(`${act}.text`)}
          confirmLabel={t(`${act}.act`)}
          cancelLabel={t('list.keep')}
          tone={isSent ? undefined : 'danger'}
          isPending={removing.isLoading || withdrawing.isLoading}
          onConfirm={() => void confirm()}
        />
      )}
    </div>
  );
}
