import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Candidate } from '@/shared/contract/label-contract.ts';
import { dayFromToday } from '@/shared/lib/form';
import { leaveBy } from '@/shared/lib/unsaved-changes';
import { Dialog } from '@/shared/ui/dialog';
import { usualYears, yearsFrom } from '../../lib/offer-days';
import { FindArtist } from './FindArtist';
import { NewArtistForm } from './NewArtistForm';
import { OfferForm } from './OfferForm';

type Step = { kind: 'find' } | { kind: 'offer'; artist: Candidate } | { kind: 'new'; name: string };

const usualTerms = () => {
  const startsOn = dayFromToday(1);
  return { royaltyRate: '70', startsOn, endsOn: yearsFrom(startsOn, usualYears) };
};

/** Finds an artist without a label, or creates one, and offers a contract. */
export function AddArtist({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('pages.label.artists');
  const [query, setQuery] = useState('');
  const [step, setStep] = useState<Step>({ kind: 'find' });
  const toFind = () => leaveBy(() => setStep({ kind: 'find' }));
  const titles = {
    find: () => t('contract.add'),
    offer: (name: string) => t('contract.offerTo', { name }),
    new: () => t('contract.new'),
  };
  return (
    <Dialog
      isOpen
      onOpenChange={() => leaveBy(onClose)}
      title={step.kind === 'offer' ? titles.offer(step.artist.name) : titles[step.kind]()}
      closeLabel={t('panel.close')}
      size="medium"
    >
      {step.kind === 'find' && (
        <FindArtist
          text={query}
          onType={setQuery}
          onChoose={(artist) => setStep({ kind: 'offer', artist })}
          onNew={(name) => setStep({ kind: 'new', name })}
        />
      )}
      {step.kind === 'offer' && (
        <OfferForm
          artistId={step.artist.id}
          terms={usualTerms()}
          onDone={onClose}
          onCancel={toFind}
        />
      )}
      {step.kind === 'new' && (
        <NewArtistForm
          initial={{ ...usualTerms(), name: step.name }}
          onDone={onClose}
          onCancel={toFind}
        />
      )}
    </Dialog>
  );
}
