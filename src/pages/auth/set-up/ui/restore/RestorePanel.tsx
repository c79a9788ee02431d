import { ArchiveRestore, KeyRound, Unplug } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RestoreTask } from '@/shared/contract/first-run.ts';
import { useFormats } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { LiveText } from '@/shared/ui/live-text';
import { Meter } from '@/shared/ui/meter';
import { FailureNotice, Notice } from '@/shared/ui/notice';
import { Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { Text } from '@/shared/ui/text';
import { type Restore, useRestore } from '../../model/use-restore';
import { BackupChoice } from './BackupChoice';
import { BackupContent } from './BackupContent';
import { PassphraseForm } from './PassphraseForm';

type RestorePanelProps = {
  code: string;
  /** Asks for the code again. */
  onCodeLost: () => void;
  onBack: () => void;
  /** To the sign-in of the restored service. */
  onEnter: () => void;
};

/** Fills the service from a backup. See docs/product/first-run.md. */
export function RestorePanel({ code, onCodeLost, onBack, onEnter }: RestorePanelProps) {
  const { t } = useTranslation('pages.auth.set-up');
  const restore = useRestore(code);
  const { state, task, failure, isOver, isCodeLost } = restore;
  const formats = useFormats();
  if (isOver) {
    return (
      <StatusView
        icon={<ArchiveRestore />}
        title={t('restore.done.title')}
        text={t('restore.done.text')}
        action={<Button onClick={onEnter}>{t('restore.done.enter')}</Button>}
      />
    );
  }
  if (isCodeLost) {
    return (
      <Notice
        tone="warning"
        role="alert"
        icon={<KeyRound size={20} />}
        action={
          <Button size="small" onClick={onCodeLost}>
            {t('restore.lost.again')}
          </Button>
        }
      >
        {t('restore.lost.text')}
      </Notice>
    );
  }
  const isElsewhere = state?.isElsewhere === true;
  const isRestoring = isElsewhere || task?.step === 'restoring' || task?.step === 'restored';
  const cutAt = state?.cutAt ?? null;
  return (
    <Stack gap={5}>
      <FailureNotice>{failure}</FailureNotice>
      {cutAt !== null && (
        <Notice tone="warning" icon={<Unplug size={20} />}>
          {t('restore.cut', { moment: formats.moment(cutAt) })}
        </Notice>
      )}
      <LiveText>
        {isElsewhere && <Text>{t('restore.elsewhere')}</Text>}
        {!isElsewhere && task !== null && <Progress task={task} />}
      </LiveText>
      {!isElsewhere && task === null && <BackupChoice code={code} restore={restore} />}
      {!isElsewhere && task !== null && <Outcome task={task} restore={restore} />}
      {task !== null && !isRestoring && (
        <Button onClick={restore.chooseAnother}>{t('restore.another')}</Button>
      )}
      {!isRestoring && (
        <Button variant="ghost" onClick={onBack}>
          {t('restore.back')}
        </Button>
      )}
    </Stack>
  );
}

function useName() {
  const { t } = useTranslation('pages.auth.set-up');
  return ({ name }: RestoreTask) => name ?? t('restore.uploaded');
}

function Progress({ task }: { task: RestoreTask }): ReactNode {
  const { t } = useTranslation('pages.auth.set-up');
  const name = useName()(task);
  const { step, done, total } = task;
  if (step === 'restored') return <Text>{t('restore.reopening')}</Text>;
  if (step !== 'reading' && step !== 'restoring') return null;
  const label = t(`restore.${step}`, { name });
  return (
    <Stack gap={2}>
      <Text>{label}</Text>
      <Meter label={label} value={done} max={Math.max(total, 1)} />
      {step === 'restoring' && <Text tone="muted">{t('restore.mayClose')}</Text>}
    </Stack>
  );
}

function Outcome({ task, restore }: { task: RestoreTask; restore: Restore }): ReactNode {
  const { t } = useTranslation('pages.auth.set-up');
  const { name, step, fault, content } = task;
  const settings = { files: 'TONADA_BACKUP_FILES', store: 'TONADA_STORE' };
  if (fault === 'sealed' || fault === 'passphrase') {
    return (
      <PassphraseForm
        isWrong={fault === 'passphrase'}
        onGive={(given) => restore.choose(name, given)}
      />
    );
  }
  return (
    <>
      <FailureNotice>{fault !== null && t(`restore.fault.${fault}`, settings)}</FailureNotice>
      {content !== null && (step === 'read' || fault === 'key') && (
        <BackupContent content={content} onRestore={(key) => restore.restore(name, key)} />
      )}
    </>
  );
}
