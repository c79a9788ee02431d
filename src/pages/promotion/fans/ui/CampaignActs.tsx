import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDecideCampaignMutation } from '@/entities/fan';
import type { FanCampaign } from '@/shared/contract/fan.ts';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/button';
import { handFocusOn } from '@/shared/ui/focus';
import { Inline } from '@/shared/ui/stack';
import { showFailure, showToast } from '@/shared/ui/toast';
import { shownStatus } from '../model/shown-status';

const AskDialog = lazyPart(() => import('./AskDialog'), 'AskDialog');
const ParticipantsDialog = lazyPart(() => import('./ParticipantsDialog'), 'ParticipantsDialog');

type CampaignActsProps = {
  campaign: FanCampaign;
  artistId: string | undefined;
  onEdit: () => void;
  onWrite: () => void;
};

/** What its artist may do with a campaign. */
export function CampaignActs({ campaign, artistId, onEdit, onWrite }: CampaignActsProps) {
  const { t } = useTranslation('pages.promotion.fans');
  const [decide, { isLoading }] = useDecideCampaignMutation();
  const [opened, setOpened] = useState<'cancel' | 'participants' | null>(null);
  const { id, title, status, participantCount } = campaign;
  const shown = shownStatus(campaign);
  const isOpen = status === 'draft' || status === 'active';
  const close = () => setOpened(null);
  const handle = async (act: 'activate' | 'cancel') => {
    const { error } = await decide({ id, artistId, act });
    close();
    if (error) {
      showFailure('decideCampaign', error, { fallback: t('campaigns.failed', { title }) });
    } else showToast({ tone: 'success', text: t(`campaigns.done.${act}`, { title }) });
  };
  return (
    <Inline gap={2} isWrapping>
      {status === 'draft' && (
        <Button
          ref={handFocusOn}
          size="small"
          variant="soft"
          isPending={isLoading}
          aria-label={t('campaigns.activateName', { title })}
          onClick={() => void handle('activate')}
        >
          {t('campaigns.activate')}
        </Button>
      )}
      {(shown === 'draft' || shown === 'planned') && (
        <Button
          ref={handFocusOn}
          size="small"
          aria-haspopup="dialog"
          aria-label={t('editName', { title })}
          onClick={onEdit}
        >
          {t('edit')}
        </Button>
      )}
      {participantCount > 0 && (
        <Button
          size="small"
          aria-haspopup="dialog"
          aria-label={t('participants.actionName', { title })}
          onClick={() => setOpened('participants')}
        >
          {t('participants.action')}
        </Button>
      )}
      {isOpen && (
        <Button
          ref={handFocusOn}
          size="small"
          variant="ghost"
          aria-haspopup="dialog"
          aria-label={t('campaigns.cancelName', { title })}
          onClick={() => setOpened('cancel')}
        >
          {t('campaigns.cancel')}
        </Button>
      )}
      <Suspense fallback={null}>
        {opened === 'cancel' && (
          <AskDialog
            title={t('campaigns.ask.title', { title })}
            text={
              participantCount === 0
                ? t('campaigns.ask.text')
                : t('campaigns.ask.participants', { count: participantCount })
            }
            confirmLabel={t('campaigns.cancel')}
            isPending={isLoading}
            onConfirm={() => void handle('cancel')}
            onClose={close}
          />
        )}
        {opened === 'participants' && (
          <ParticipantsDialog
            campaign={campaign}
            artistId={artistId}
            onClose={close}
            onWrite={() => {
              close();
              onWrite();
            }}
          />
        )}
      </Suspense>
    </Inline>
  );
}
