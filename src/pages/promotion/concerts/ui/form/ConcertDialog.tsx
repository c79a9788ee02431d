import { useTranslation } from 'react-i18next';
import type { CreatedPlace } from '@/entities/outbox';
import { leaveBy } from '@/shared/lib/unsaved-changes';
import { Dialog } from '@/shared/ui/dialog';
import type { Filling } from '../ConcertsDesk';
import { ConcertForm } from './ConcertForm';

type ConcertDialogProps = {
  place: CreatedPlace;
  /** What the form is about. */
  filling: Filling;
  onClose: () => void;
};

/** A new concert, or one that is changed. Of a new one nothing is sent from here. */
export function ConcertDialog({ place, filling, onClose }: ConcertDialogProps) {
  const { t } = useTranslation('pages.promotion.concerts');
  const { of } = filling;
  // The draft of a new one is there when they are back.
  const leave = () => (of === 'new' ? onClose() : leaveBy(onClose));
  return (
    <Dialog
      isOpen
      onOpenChange={leave}
      title={
        of === 'new'
          ? t('form.title')
          : t('form.titleEdit', {
              title: of === 'created' ? filling.item.title : filling.concert.title,
            })
      }
      description={t('form.text')}
      closeLabel={t('form.close')}
      size="wide"
    >
      <ConcertForm place={place} filling={filling} onDone={onClose} onCancel={leave} />
    </Dialog>
  );
}
