import { useTranslation } from 'react-i18next';
import { shownStatus, useTurnMarqueeMutation } from '@/entities/marquee';
import { useOpenItem } from '@/shared/lib/address';
import { useFormats } from '@/shared/lib/format';
import { showFailure, showToast } from '@/shared/ui/toast';
import type { ThingAct } from '@/widgets/office';
import { useMarqueeDesk } from './marquee-desk';
import type { ShownCampaign } from './marquee-item';

/** The likeliest first. */
export function useCampaignActs() {
  const { t } = useTranslation('pages.promotion.marquee');
  const { getArtist, editAct, ask } = useMarqueeDesk();
  const { longDay } = useFormats();
  const details = useOpenItem('open');
  const [turn, { isLoading, originalArgs }] = useTurnMarqueeMutation();

  async function turnTo({ thing }: ShownCampaign, to: 'activate' | 'pause') {
    const { id, campaignName: name, approval, budget, startDate } = thing;
    const { error } = await turn({ id, artistId: getArtist(thing), turn: to });
    if (error) {
      showFailure('turnMarquee', error, { fallback: t('turn.failed', { name }) });
      return;
    }
    const asks = to === 'activate' && approval?.state !== 'approved' && budget > 0;
    const isPlanned = shownStatus({ status: 'active', startDate }) === 'planned';
    const turned = to === 'activate' && isPlanned ? 'plan' : to;
    const key = asks ? 'asked' : turned;
    showToast({ tone: 'success', text: t(`turn.${key}`, { name, day: longDay(startDate) }) });
  }

  /** Undefined for what is over or not sent yet. */
  function getEndAct({ thing, pending }: ShownCampaign): ThingAct | undefined {
    const { id, campaignName: name, status } = thing;
    if (pending || status === 'completed' || status === 'cancelled') return undefined;
    return {
      label: t('cancel.action'),
      name: t('cancel.action'),
      isDanger: true,
      hasDialog: true,
      onPress: () =>
        ask({
          title: t('cancel.title', { name }),
          text: t('cancel.text'),
          confirm: t('cancel.action'),
          done: t('turn.cancel', { name }),
          failed: t('turn.failed', { name }),
          act: () => turn({ id, artistId: getArtist(thing), turn: 'cancel' }),
        }),
    };
  }

  function getActs(shown: ShownCampaign): ThingAct[] {
    const { id, campaignName: name, status, approval } = shown.thing;
    const act = (key: 'activate' | 'details' | 'pause' | 'withdraw') => ({
      label: t(`card.${key}`),
      name: t(`card.${key}Of`, { name }),
    });
    const toDetails = { ...act('details'), hasDialog: true, onPress: () => details.open(id) };
    const end = getEndAct(shown);
    if (!end) return [toDetails];
    const isPending = isLoading && originalArgs?.id === id;
    const isActive = status === 'active';
    const isStopped = isActive || approval?.state === 'waiting';
    const key = isActive ? 'pause' : isStopped ? 'withdraw' : 'activate';
    const turned = () => void turnTo(shown, isStopped ? 'pause' : 'activate');
    return [
      { ...act(key), isPending, onPress: turned },
      toDetails,
      ...(isActive ? [] : [editAct(id, name)]),
      end,
    ];
  }

  return { getActs, getEndAct };
}
