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

type AddArtistProps = {
  /** The artist is not in the catalogue. */
  isNew: boolean;
  onNew: () => void;
  onFind: () => void;
  onClose: () => void;
};

const usualTerms = () => {
  const startsOn = dayFromToday(1);
  return { royaltyRate: '70', startsOn, endsOn: yearsFrom(startsOn, usualYears) };
};

/** Finds an artist without a label, or creates one, and offers a contract. */
export function AddArtist({ isNew, onNew, onFind, onClose }: AddArtistProps) {
  const { t } = useTranslation('pages.label.artists');
  const [query, setQuery] = useState('');
  const [artist, setArtist] = useState<Candidate | null>(null);
  const title = isNew ? t('contract.new') : t('contract.add');
  return (
    <Dialog
      isOpen
      onOpenChange={() => leaveBy(onClose)}
      title={artist ? t('contract.offerTo', { name: artist.name }) : title}
      closeLabel={t('panel.close')}
      size="medium"
    >
      {artist ? (
        <OfferForm
          artistId={artist.id}
          terms={usualTerms()}
          onDone={onClose}
          onCancel={() => leaveBy(() => setArtist(null))}
        />
      ) : isNew ? (
        <NewArtistForm
          terms={usualTerms()}
          name={query.trim()}
          onDone={onClose}
          onCancel={onFind}
        />
      ) : (
        <FindArtist text={query} onType={setQuery} onChoose={setArtist} onNew={onNew} />
      )}
    </Dialog>
  );
}
