import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { retrySamples, sampleNoticeDismissed, selectIsSampleNoticeOpen } from '@/shared/api';
import { useAppDispatch } from '@/shared/redux';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';

/** Says quietly that example data stand in for the server's, and asks it again on demand. */
export function SampleNotice() {
  const { t } = useTranslation('widgets.sample-notice');
  const dispatch = useAppDispatch();
  const isOpen = useSelector(selectIsSampleNoticeOpen);
  if (!isOpen) return null;
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
