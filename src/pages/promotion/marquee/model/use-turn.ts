import { useTranslation } from 'react-i18next';
import { useTurnMarqueeMutation } from '@/entities/marquee';
import type { MarqueeCampaign } from '@/shared/contract/marquee.ts';
import { showFailure, showToast } from '@/shared/ui/toast';

/** Activates, pauses or cancels a campaign, and says what became of it. */
export function useTurn(campaign: MarqueeCampaign, artistId: string | undefined) {
  const { t } = useTranslation('pages.promotion.marquee');
  const [turn, { isLoading }] = useTurnMarqueeMutation();
  const { id, campaignName: name, approval, budget } = campaign;
  return {
    isPending: isLoading,
    turnTo: async (act: 'activate' | 'pause' | 'cancel') => {
      const { error } = await turn({ id, artistId, turn: act });
      if (error) {
        showFailure('turnMarquee', error, { fallback: t('turn.failed', { name }) });
        return;
      }
      const asks = act === 'activate' && approval?.state !== 'approved' && budget > 0;
      showToast({ tone: 'success', text: t(asks ? 'turn.asked' : `turn.${act}`, { name }) });
    },
  };
}
