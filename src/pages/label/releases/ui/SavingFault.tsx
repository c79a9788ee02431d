import { useTranslation } from 'react-i18next';
import type { Problem } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { Inline } from '@/shared/ui/stack';

type SavingFaultProps = {
  problem: Problem;
  onRetry: () => void;
  /** Fetches what another window saved. */
  onReload: (() => void) | undefined;
};

/** Why the draft is not saved, and what to do about it. */
export function SavingFault({ problem: { kind, message }, onRetry, onReload }: SavingFaultProps) {
  const { t } = useTranslation('pages.label.releases');
  const isElsewhere = kind === 'duplicate' || kind === 'not-found';
  const handlePress = isElsewhere ? onReload : onRetry;
  return (
    <Inline gap={3} isWrapping justify="between">
      {kind === 'unreachable' ? t('saving.unreachable') : (message ?? t('saving.failed'))}
      {handlePress && (
        <Button size="small" onClick={handlePress}>
          {t(isElsewhere ? 'saving.reload' : 'saving.retry')}
        </Button>
      )}
    </Inline>
  );
}
