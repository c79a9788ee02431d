import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectFailure } from '@/entities/playback';
import { showToast } from '@/shared/ui/toast';

/** Says which track could not be played, each time that it happens. */
export function useFailureToast(): void {
  const { t } = useTranslation('widgets.player-bar');
  const failure = useSelector(selectFailure);
  useEffect(() => {
    if (failure) showToast({ tone: 'danger', text: t('failed', { title: failure.title }) });
    // oxlint-disable-next-line react/exhaustive-deps -- a change of words is no new failure
  }, [failure]);
}
