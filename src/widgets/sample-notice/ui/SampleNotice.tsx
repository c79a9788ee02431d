import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { retrySamples, sampleNoticeDismissed, selectIsSampleNoticeOpen } from '@/shared/api';
import { useAppDispatch } from '@/shared/redux';
import { Notice } from '@/shared/ui/notice';

/** Says quietly that example data stand in for the server's, and asks it again on demand. */
export function SampleNotice() {
  const { t } = useTranslation('widgets.sample-notice');
  const dispatch = useAppDispatch();
  const isOpen = useSelector(selectIsSampleNoticeOpen);
  if (!isOpen) return null;
  return (
    <Notice
      actionLabel={t('retry')}
      onAction={() => dispatch(retrySamples())}
      dismissLabel={t('dismiss')}
      onDismiss={() => dispatch(sampleNoticeDismissed())}
    >
      {t('text')}
    </Notice>
  );
}
