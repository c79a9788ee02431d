import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDecideCampaignMutation } from '@/entities/fan';
import { placeOfOne } from '@/entities/outbox';
import type { FanCampaign } from '@/shared/contract/fan.ts';
import { useOpenItem } from '@/shared/lib/address';
import { lazyPart } from '@/shared/lib/lazy-part';
import { showFailure, showToast } from '@/shared/ui/toast';
import { type ThingAct, useToolDesk } from '@/widgets/office';
import type { NewCampaign, ShownCampaign } from './campaign-tool';
import { shownStatus } from './shown-status';
import { aboutParams } from './use-asked-about';

const AskDialog = lazyPart(() => import('../ui/AskDialog'), 'AskDialog');
const ParticipantsDialog = lazyPart(() => import('../ui/ParticipantsDialog'), 'ParticipantsDialog');

type Opened = { what: 'cancel' | 'participants'; campaign: FanCampaign };

/** Actions on a campaign, the likeliest first, and the dialog of the chosen one. */
export function useCampaignActs() {
  const { t } = useTranslation('pages.promotion.fans');
  const { place, edit } = useToolDesk<FanCampaign, NewCampaign>();
  const notice = useOpenItem('new', undefined, aboutParams);
  const [decide, { isLoading, originalArgs }] = useDecideCampaignMutation();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);

  async function turn(campaign: FanCampaign, act: 'activate' | 'cancel') {
    const { id, title } = campaign;
    const { artistId } = placeOfOne(place, campaign);
    const { error } = await decide({ id, artistId, act });
    close();
    if (error) {
      showFailure('decideCampaign', error, { fallback: t('campaigns.failed', { title }) });
    } else showToast({ tone: 'success', text: t(`campaigns.done.${act}`, { title }) });
  }

  function actsOf({ thing: campaign, created }: ShownCampaign): ThingAct[] {
    // A pending item shows its own actions.
    if (created) return [];
    const { id, title, status, participantCount } = campaign;
    const shown = shownStatus(campaign);
    const activate = {
      label: t('campaigns.activate'),
      name: t('campaigns.activateName', { title }),
      isPending: isLoading && originalArgs?.id === id,
      onPress: () => void turn(campaign, 'activate'),
    };
    const change = {
      label: t('edit'),
      name: t('editName', { title }),
      hasDialog: true,
      onPress: () => edit(id),
    };
    const participants = {
      label: t('participants.action'),
      name: t('participants.actionName', { title }),
      hasDialog: true,
      onPress: () => setOpened({ what: 'participants', campaign }),
    };
    const cancel = {
      label: t('campaigns.cancel'),
      name: t('campaigns.cancelName', { title }),
      hasDialog: true,
      isDanger: true,
      onPress: () => setOpened({ what: 'cancel', campaign }),
    };
    return [
      ...(status === 'draft' ? [activate] : []),
      ...(shown === 'draft' || shown === 'planned' ? [change] : []),
      ...(participantCount > 0 ? [participants] : []),
      ...(status === 'draft' || status === 'active' ? [cancel] : []),
    ];
  }

  const { artistId } = placeOfOne(place, opened?.campaign ?? {});
  const window = opened && (
    <Suspense fallback={null}>
      {opened.what === 'cancel' ? (
        <AskDialog
          title={t('campaigns.ask.title', { title: opened.campaign.title })}
          text={
            opened.campaign.participantCount === 0
              ? t('campaigns.ask.text')
              : t('campaigns.ask.participants', { count: opened.campaign.participantCount })
          }
          confirmLabel={t('campaigns.cancel')}
          isPending={isLoading}
          onConfirm={() => void turn(opened.campaign, 'cancel')}
          onClose={close}
        />
      ) : (
        <ParticipantsDialog
          campaign={opened.campaign}
          artistId={artistId}
          onClose={close}
          onWrite={() => {
            close();
            notice.open('notification', {
              tab: 'notifications',
              campaign: opened.campaign.id,
              ...(place.labelId !== undefined && { label: '', artist: artistId ?? '' }),
            });
          }}
        />
      )}
    </Suspense>
  );
  return { actsOf, window };
}
