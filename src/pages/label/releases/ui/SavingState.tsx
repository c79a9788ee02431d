import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import { Text } from '@/shared/ui/text';
import type { Saving } from '../lib/draft-saver';

type SavingStateProps = {
  saving: Saving;
  onRetry: () => void;
  /** Fetches what another window saved. */
  onReload: (() => void) | undefined;
};

/** Says how far what was filled in is kept, and what to do where it is not. */
export function SavingState({ saving, onRetry, onReload }: SavingStateProps) {
  const { t } = useTranslation('pages.label.releases');
  if (saving.state !== 'failed') {
    return (
      <Text as="output" size="small" tone="muted">
        {t(`saving.${saving.state}`)}
      </Text>
    );
  }
  const { kind, message } = saving.problem;
  const isElsewhere = kind === 'duplicate' || kind === 'not-found';
  const reason = kind === 'unreachable' ? t('saving.unreachable') : message;
  return (
    <Notice
      tone="danger"
      role="alert"
      action={
        isElsewhere ? (
          onReload && (
            <Button size="small" onClick={onReload}>
              {t('saving.reload')}
            </Button>
          )
        ) : (
          <Button size="small" onClick={onRetry}>
            {t('saving.retry')}
          </Button>
        )
      }
    >
      {reason ?? t('saving.failed')}
    </Notice>
  );
}
