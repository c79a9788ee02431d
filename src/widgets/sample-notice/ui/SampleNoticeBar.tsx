import { useTranslation } from 'react-i18next';
import { retrySamples, sampleNoticeDismissed } from '@/shared/api';
import { useAppDispatch } from '@/shared/redux';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';

/** The notice itself: it can ask the server again, and be dismissed. */
export function SampleNoticeBar() {
  const { t } = useTranslation('widgets.sample-notice');
  const dispatch = useAppDispatch();
  return (
    <Notice
      action={
        <Button size="small" variant="ghost" onClick={() => dispatch(retrySamples())}>
          {t('retry')}
        </Button>
      }
      dismissLabel={t('dismiss')}
      onDismiss={() => dispatch(sampleNoticeDismissed())}
    >
      {t('text')}
    </Notice>
  );
}
