import { FileSignature } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAnswerOfferMutation } from '@/entities/label';
import { isProblem } from '@/shared/api';
import type { ArtistOffer } from '@/shared/contract/label-contract.ts';
import { useFormats } from '@/shared/lib/format';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { AnswerCard } from '@/shared/ui/answer-card';
import { FactList } from '@/shared/ui/fact-list';
import { Text } from '@/shared/ui/text';
import { showFailure, showToast } from '@/shared/ui/toast';

type OfferCardProps = {
  offer: ArtistOffer;
  onAccepted: () => void;
};

/** An offered contract with its terms; asks before it answers. */
export function OfferCard({ offer, onAccepted }: OfferCardProps) {
  const { t } = useTranslation('pages.artist.dashboard');
  const { date, rate } = useFormats();
  const [send, { isLoading }] = useAnswerOfferMutation();
  const { id, artist, label, royaltyRate, startsOn, endsOn, replaces } = offer;
  const words = { label: label.name, artist: artist.name };
  const facts = [
    { name: 'rate', value: rate(royaltyRate) },
    { name: 'startsOn', value: date(startsOn) },
    { name: 'endsOn', value: date(endsOn) },
  ] as const;

  const answer = async (isAccepted: boolean, close: () => void) => {
    const { error } = await send({ id, isAccepted });
    close();
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
    <AnswerCard
      icon={FileSignature}
      title={t('offers.title', words)}
      headingLevel={2}
      acceptLabel={t('offers.accept')}
      declineLabel={t('offers.decline')}
      dialog={(choice, close) => (
        <AlertDialog
          isOpen
          onOpenChange={close}
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
          onConfirm={() => void answer(choice === 'accept', close)}
        />
      )}
    >
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
    </AnswerCard>
  );
}
