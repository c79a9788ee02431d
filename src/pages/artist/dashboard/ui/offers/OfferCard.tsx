import { FileSignature } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswerOfferMutation } from '@/entities/label';
import { isProblem } from '@/shared/api';
import type { ArtistOffer } from '@/shared/contract/label-contract.ts';
import { useFormats } from '@/shared/lib/format';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { Button } from '@/shared/ui/button';
import { FactList } from '@/shared/ui/fact-list';
import { handFocusOn } from '@/shared/ui/focus';
import { Inline, Stack } from '@/shared/ui/stack';
import { Surface } from '@/shared/ui/surface';
import { Heading, Text } from '@/shared/ui/text';
import { showFailure, showToast } from '@/shared/ui/toast';
import * as styles from './offers.css';

type OfferCardProps = {
  offer: ArtistOffer;
  onAccepted: () => void;
};

/** An offered contract with its terms; asks before it answers. */
export function OfferCard({ offer, onAccepted }: OfferCardProps) {
  const { t } = useTranslation('pages.artist.dashboard');
  const { date, rate } = useFormats();
  const [send, { isLoading }] = useAnswerOfferMutation();
  const [choice, setChoice] = useState<'accept' | 'decline' | null>(null);
  const { id, artist, label, royaltyRate, startsOn, endsOn, replaces } = offer;
  const words = { label: label.name, artist: artist.name };
  const facts = [
    { name: 'rate', value: rate(royaltyRate) },
    { name: 'startsOn', value: date(startsOn) },
    { name: 'endsOn', value: date(endsOn) },
  ] as const;

  const answer = async (isAccepted: boolean) => {
    const { error } = await send({ id, isAccepted });
    setChoice(null);
    if (error === undefined) {
      showToast({ tone: 'success', text: t(`offers.${isAccepted ? 'accepted' : 'declined'}`) });
      if (isAccepted) onAccepted();
      return;
    }
    const isMissing = isProblem(error) && error.kind === 'not-found';
    const fallback = t(isMissing ? 'offers.gone' : 'offers.failed');
    showFailure('answerOffer', error, { fallback, kinds: ['duplicate'] });
  };

  return (
    <Surface as="li" ref={handFocusOn} className={styles.offer}>
      <FileSignature size={24} aria-hidden className={styles.picture} />
      <Stack gap={3}>
        <Heading level={2} size="small">
          {t('offers.title', words)}
        </Heading>
        <FactList
          facts={facts.map((fact) => ({ name: t(`offers.${fact.name}`), value: fact.value }))}
        />
        {replaces !== null && (
          <Text size="small" tone="muted">
            {t('offers.replaces', { date: date(replaces) })}
          </Text>
        )}
        {label.contact !== null && (
          <Text size="small" tone="muted">
            {t('offers.contact', { email: label.contact })}
          </Text>
        )}
        <Inline gap={2} isWrapping>
          <Button variant="solid" size="small" onClick={() => setChoice('accept')}>
            {t('offers.accept')}
          </Button>
          <Button size="small" onClick={() => setChoice('decline')}>
            {t('offers.decline')}
          </Button>
        </Inline>
      </Stack>
      {choice && (
        <AlertDialog
          isOpen
          onOpenChange={() => setChoice(null)}
          title={t(`offers.${choice}Title`, words)}
          text={t(`offers.${choice}Text`, {
            ...words,
            rate: rate(royaltyRate),
            from: date(startsOn),
            until: date(endsOn),
          })}
          confirmLabel={t(`offers.${choice}Confirm`)}
          cancelLabel={t('offers.later')}
          tone={choice === 'decline' ? 'danger' : undefined}
          isPending={isLoading}
          onConfirm={() => void answer(choice === 'accept')}
        />
      )}
    </Surface>
  );
}
