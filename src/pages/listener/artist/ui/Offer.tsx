import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OfferLook, useJoinCampaignMutation } from '@/entities/fan';
import type { CampaignOffer } from '@/shared/contract/fan.ts';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/field';
import { showFailure, showToast } from '@/shared/ui/toast';

type OfferProps = {
  offer: CampaignOffer;
  /** The artist whose team may contact the viewer. */
  artistName: string;
};

/** A campaign; participants read the presale code and may leave, even after its end. */
export function Offer({ offer, artistName }: OfferProps) {
  const { t } = useTranslation(['pages.listener.artist.offers', 'entities.fan']);
  const [join, { isLoading }] = useJoinCampaignMutation();
  const [isShared, setShared] = useState(false);
  const { id, title, isIn, participantCount, maxParticipants } = offer;
  const isFull = !isIn && participantCount >= maxParticipants;

  const handlePress = async () => {
    const { error } = await join(
      isIn ? { id, act: 'leave' } : { id, act: 'join', ...(isShared && { sharesContact: true }) },
    );
    if (error) {
      showFailure('joinCampaign', error, {
        fallback: t(isIn ? 'leaveFailed' : 'failed', { title }),
      });
    } else showToast({ tone: 'success', text: t(isIn ? 'left' : 'joined', { title }) });
  };
  return (
    <OfferLook as="li" offer={offer} artistName={artistName}>
      {!isIn && !isFull && (
        <Checkbox
          label={t('share', { artist: artistName })}
          checked={isShared}
          onChange={({ target }) => setShared(target.checked)}
        />
      )}
      <Button
        size="small"
        variant={isIn ? 'ghost' : 'soft'}
        isPending={isLoading}
        disabled={isFull}
        {...(!isFull && { 'aria-label': t(isIn ? 'leaveName' : 'joinName', { title }) })}
        onClick={() => void handlePress()}
      >
        {isFull ? t('full') : t(isIn ? 'leave' : 'entities.fan:offer.join')}
      </Button>
    </OfferLook>
  );
}
