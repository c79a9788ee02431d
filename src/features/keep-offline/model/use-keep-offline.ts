import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { keepList, readCopyState, removeList, useCopyState } from '@/entities/offline-copy';
import { useAccountGate, useViewer } from '@/entities/session';
import type { Track } from '@/shared/contract/track.ts';
import { paths } from '@/shared/routes';
import { showToast } from '@/shared/ui/toast';

const plans = `${paths.profile}?tab=subscription`;

type Keeping = {
  /** Such as `playlist:pls_1`, `liked` or `track:trk_1`. */
  source: string;
  name: string;
  /** Resolves to null if they cannot be read to the end. */
  readTracks: () => Promise<readonly Track[] | null>;
};

/** Keeps a list on this device, or removes it. See docs/product/offline.md. */
export function useKeepOffline({ source, name, readTracks }: Keeping) {
  const { t } = useTranslation('features.keep-offline');
  const viewer = useViewer();
  const gate = useAccountGate();
  const navigate = useNavigate();
  const { lists } = useCopyState(viewer?.id ?? null);
  const isKept = lists.some((list) => list.source === source);

  const offerPremium = () =>
    showToast({
      text: t('premiumOnly'),
      action: { label: t('plans'), onPress: () => void navigate(plans) },
    });

  const keep = async (owner: string) => {
    const tracks = await readTracks();
    if (tracks === null) {
      showToast({ tone: 'danger', text: t('unread', { name }) });
      return;
    }
    const open = { label: t('open'), onPress: () => void navigate(paths.offline) };
    showToast({ text: t('begun', { name }), action: open });
    await keepList({ owner, source, name, tracks: [...tracks] });
    const { trouble } = readCopyState();
    if (trouble === 'ended') offerPremium();
    else if (trouble === null) showToast({ tone: 'success', text: t('kept', { name }) });
    else showToast({ tone: 'danger', text: t(`trouble.${trouble}`), action: open });
  };

  const remove = async (owner: string) => {
    await removeList(owner, source);
    showToast({ text: t('removed', { name }) });
  };

  const start = () => {
    if (viewer === null) return;
    // Only the server knows whether a cancelled plan still runs.
    const isPaid = viewer.subscriptionType !== 'free' || viewer.paidUntil || viewer.family;
    if (isKept) void remove(viewer.id);
    else if (isPaid) void keep(viewer.id);
    else offerPremium();
  };

  return { isKept, toggle: () => gate('download', start) };
}
