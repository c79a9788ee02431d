import { useTranslation } from 'react-i18next';
import { SponsoredReasons, useHideSponsoredMutation } from '@/entities/marquee';
import type { Sponsored } from '@/shared/contract/marquee.ts';
import { Button } from '@/shared/ui/button';
import { Dialog, DialogActions } from '@/shared/ui/dialog';
import { showFailure, showToast } from '@/shared/ui/toast';

type SpotReasonsProps = {
  spot: Sponsored;
  onClose: () => void;
};

/** Why an advertisement is heard, and how to hear none of its artist any more. */
export function SpotReasons({ spot, onClose }: SpotReasonsProps) {
  const { t } = useTranslation('widgets.player-bar.spot');
  const [hide, { isLoading }] = useHideSponsoredMutation();
  const artist = spot.track.artist.name;
  const handleHide = async () => {
    const { error } = await hide(spot.id);
    if (error) {
      showFailure('hideSponsored', error, { text: t('hide.failed') });
      return;
    }
    showToast({ tone: 'success', text: t('hide.done', { artist }) });
    onClose();
  };
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('why.title')} closeLabel={t('why.close')}>
      <SponsoredReasons sponsored={spot} />
      <DialogActions>
        <Button variant="ghost" isPending={isLoading} onClick={() => void handleHide()}>
          {t('hide.action')}
        </Button>
        <Button onClick={onClose}>{t('why.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
