import { useTranslation } from 'react-i18next';
import { retryMissing, sampleNoticeDismissed, useIsOnline } from '@/shared/api';
import { useAppDispatch } from '@/shared/redux';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';

export function SampleNoticeBar() {
  const { t } = useTranslation('app.layouts.sample-notice');
  const dispatch = useAppDispatch();
  const isOnline = useIsOnline();
  return (
    <Notice
      action={
        <Button size="small" variant="ghost" onClick={() => void dispatch(retryMissing())}>
          {t('retry')}
        </Button>
      }
      dismissLabel={t('dismiss')}
      onDismiss={() => dispatch(sampleNoticeDismissed())}
    >
      {/* Offline, the page gives the reason once for everything. */}
      {t(isOnline ? 'text' : 'textOffline')}
    </Notice>
  );
}
