import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useAccountGate, useViewer } from '@/entities/session';
import { useDownloadTrackMutation } from '@/entities/track';
import { isProblem } from '@/shared/api';
import type { Track } from '@/shared/contract/track.ts';
import { saveFile } from '@/shared/files';
import { paths } from '@/shared/routes';
import { showFailure, showToast } from '@/shared/ui/toast';

const plans = `${paths.profile}?tab=subscription`;

/** See docs/product/plans.md. */
export function useDownloadTrack(track: Pick<Track, 'id' | 'title'>): () => void {
  const { t } = useTranslation('widgets.track-menu.download');
  const { title } = track;
  const viewer = useViewer();
  const gate = useAccountGate();
  const navigate = useNavigate();
  const [download, { isLoading }] = useDownloadTrackMutation();

  const offerPremium = () =>
    showToast({
      text: t('premiumOnly'),
      action: { label: t('plans'), onPress: () => void navigate(plans) },
    });

  const send = async () => {
    const { data, error } = await download(track.id);
    if (data) {
      saveFile(data.url, data.fileName);
      showToast({ tone: 'success', text: t('started', { title }) });
    } else if (isProblem(error) && error.kind === 'forbidden') {
      // The plan has ended meanwhile.
      offerPremium();
    } else {
      showFailure('downloadTrack', error, { text: t('failed', { title }) });
    }
  };

  const start = () => {
    // Only the server knows whether a cancelled plan still runs.
    const isPaid = viewer?.subscriptionType !== 'free' || viewer.paidUntil || viewer.family;
    if (!isPaid) offerPremium();
    else if (!isLoading) void send();
  };

  return () => gate('download', start);
}
