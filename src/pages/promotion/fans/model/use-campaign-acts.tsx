import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDecideCampaignMutation } from '@/entities/fan';
import type { FanCampaign } from '@/shared/contract/fan.ts';
import { useOpenItem } from '@/shared/lib/address';
import { useFormats } from '@/shared/lib/format';
import { lazyPart } from '@/shared/lib/lazy-part';
import { showFailure, showToast } from '@/shared/ui/toast';
import { type ThingAct, useToolDesk } from '@/widgets/office';
import type { ShownCampaign } from './campaign-item';
import type { NewCampaign } from './campaign-rules';
import { shownStatus } from './shown-status';
import { aboutParams } from './use-preset-subject';

const ParticipantsDialog = lazyPart(() => import('../ui/ParticipantsDialog'), 'ParticipantsDialog');

/** The likeliest first, with the dialog that one of them opens. */
export function useCampaignActs({ thing: campaign, pending }: ShownCampaign) {
  const { t } = useTranslation('pages.promotion.fans');
  const { scope, ask, getArtist, editAct } = useToolDesk<FanCampaign, NewCampaign>();
  const notification = useOpenItem('new', undefined, aboutParams);
  const [decide, { isLoading }] = useDecideCampaignMutation();
  const [isReading, setReading] = useState(false);
  const { id, title, status, participantCount: count } = campaign;
  const { longDay } = useFormats();
  const artistId = getArtist(campaign);
  const failed = t('campaigns.failed', { title });

  async function activate() {
    const { error } = await decide({ id, artistId, act: 'activate' });
    if (error) showFailure('decideCampaign', error, { fallback: failed });
    else showToast({ tone: 'success', text: getActivated() });
  }

  function getActivated(): string {
    return shownStatus({ ...campaign, status: 'active' }) === 'planned'
      ? t('campaigns.done.plan', { title, day: longDay(campaign.startDate) })
      : t('campaigns.done.activate', { title });
  }

  function getActs(): ThingAct[] {
    // A pending item shows its own actions.
    if (pending) return [];
    const shown = shownStatus(campaign);
    const activated = {
      label: t('campaigns.activate'),
      name: t('campaigns.activateName', { title }),
      isPending: isLoading,
      onPress: () => void activate(),
    };
    const participants = {
      label: t('participants.action'),
      name: t('participants.actionName', { title }),
      hasDialog: true,
      onPress: () => setReading(true),
    };
    const cancel = {
      label: t('campaigns.cancel'),
      name: t('campaigns.cancelName', { title }),
      hasDialog: true,
      isDanger: true,
      onPress: () =>
        ask({
          title: t('campaigns.ask.title', { title }),
          text: count === 0 ? t('campaigns.ask.text') : t('campaigns.ask.participants', { count }),
          confirm: t('campaigns.cancel'),
          done: t('campaigns.done.cancel', { title }),
          failed,
          act: () => decide({ id, artistId, act: 'cancel' }),
        }),
    };
    return [
      ...(status === 'draft' ? [activated] : []),
      ...(shown === 'draft' || shown === 'planned' ? [editAct(id, title)] : []),
      ...(count > 0 ? [participants] : []),
      ...(status === 'draft' || status === 'active' ? [cancel] : []),
    ];
  }

  const handleWrite = () => {
    setReading(false);
    notification.open('notification', {
      tab: 'notifications',
      campaign: id,
      ...(scope.labelId !== undefined && { label: '', artist: artistId ?? '' }),
    });
  };
  const dialog = isReading && (
    <Suspense fallback={null}>
      <ParticipantsDialog
        campaign={campaign}
        artistId={artistId}
        onClose={() => setReading(false)}
        onWrite={handleWrite}
      />
    </Suspense>
  );
  return { acts: getActs(), dialog };
}
