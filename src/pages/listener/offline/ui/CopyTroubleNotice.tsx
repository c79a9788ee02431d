import { useTranslation } from 'react-i18next';
import { type CopyTrouble, fetchCopies } from '@/entities/offline-copy';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';

type CopyTroubleNoticeProps = { owner: string; trouble: CopyTrouble };

/** These may be over when they are tried again. */
const passing: ReadonlySet<CopyTrouble> = new Set(['full', 'limit', 'unreachable']);

export function CopyTroubleNotice({ owner, trouble }: CopyTroubleNoticeProps) {
  const { t } = useTranslation('pages.listener.offline');
  return (
    <Notice
      action={
        passing.has(trouble) && (
          <Button size="small" onClick={() => void fetchCopies(owner)}>
            {t('retry')}
          </Button>
        )
      }
    >
      {t(`trouble.${trouble}`)}
    </Notice>
  );
}
