import { useTranslation } from 'react-i18next';
import { useTurnMarqueeMutation } from '@/entities/marquee';
import { useOpenItem } from '@/shared/lib/address';
import { showFailure, showToast } from '@/shared/ui/toast';
import type { ThingAct } from '@/widgets/office';
import { useMarqueeDesk } from './marquee-desk';
import type { ShownCampaign } from './use-campaigns';

type Turn = 'activate' | 'pause' | 'cancel';

/**
 * Actions on campaigns, the likeliest first.
 *
 * @param onEnd asks before a campaign ends for good
 */
export function useCampaignActs(onEnd: (id: string) => void) {
  const { t } = useTranslation('pages.promotion.marquee');
  const { artistOf, edit } = useMarqueeDesk();
  const details = useOpenItem('open');
  const [turn, { isLoading, originalArgs }] = useTurnMarqueeMutation();

  /** Activates, pauses or cancels a campaign and reports the result. */
  async function turnTo({ thing }: ShownCampaign, to: Turn) {
    const { id, campaignName: name, approval, budget } = thing;
    const { error } = await turn({ id, artistId: artistOf(thing), turn: to });
    if (error) {
      showFailure('turnMarquee', error, { fallback: t('turn.failed', { name }) });
      return;
    }
    const asks = to === 'activate' && approval?.state !== 'approved' && budget > 0;
    showToast({ tone: 'success', text: t(asks ? 'turn.asked' : `turn.${to}`, { name }) });
  }

  function actsOf(shown: ShownCampaign): ThingAct[] {
    const { id, campaignName: name, status, approval } = shown.thing;
    const act = (key: 'activate' | 'details' | 'edit' | 'pause' | 'withdraw') => ({
      label: t(`card.${key}`),
      name: t(`card.${key}Of`, { name }),
    });
    const toDetails = { ...act('details'), hasDialog: true, onPress: () => details.open(id) };
    if (shown.created || status === 'completed' || status === 'cancelled') return [toDetails];
    const isPending = isLoading && originalArgs?.id === id;
    const isActive = status === 'active';
    const isStopped = isActive || approval?.state === 'waiting';
    const key = isActive ? 'pause' : isStopped ? 'withdraw' : 'activate';
    const turned = () => void turnTo(shown, isStopped ? 'pause' : 'activate');
    return [
      { ...act(key), isPending, onPress: turned },
      toDetails,
      ...(isActive ? [] : [{ ...act('edit'), hasDialog: true, onPress: () => edit(id) }]),
      {
        label: t('cancel.action'),
        name: t('cancel.action'),
        isDanger: true,
        hasDialog: true,
        onPress: () => onEnd(id),
      },
    ];
  }

  return { actsOf, turnTo, isPending: isLoading };
}
