import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';

type RecoveredProps = {
  /** Begins anew, with nothing filled in. */
  onBegin: () => void;
};

/** Says that what was typed on another visit is there again. */
export function Recovered({ onBegin }: RecoveredProps) {
  const { t } = useTranslation('pages.promotion.fans');
  return (
    <Notice
      action={
        <Button size="small" onClick={onBegin}>
          {t('begin')}
        </Button>
      }
    >
      {t('recovered')}
    </Notice>
  );
}
