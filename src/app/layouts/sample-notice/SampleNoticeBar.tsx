import type { WithSlice } from '@reduxjs/toolkit';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import {
  type api,
  retryMissing,
  type sampleNoticeSlice,
  sampleNoticeDismissed,
  selectSampleQueries,
  useIsOnline,
} from '@/shared/api';
import { useAppDispatch } from '@/shared/redux';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';

type State = WithSlice<typeof api> & WithSlice<typeof sampleNoticeSlice>;

/** Samples of pages that were left are kept for a while. */
const selectIsSampleShown = (state: State) =>
  selectSampleQueries(state).some(
    (key) => Object.keys(state.api.subscriptions[key] ?? {}).length > 0,
  );

export function SampleNoticeBar() {
  const { t } = useTranslation('app.layouts.sample-notice');
  const dispatch = useAppDispatch();
  // A server that is out of reach is this notice's own reason.
  const hasNetwork = useIsOnline() || navigator.onLine;
  if (!useSelector(selectIsSampleShown)) return null;
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
      {t(hasNetwork ? 'text' : 'textOffline')}
    </Notice>
  );
}
