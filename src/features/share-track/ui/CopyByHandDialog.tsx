import { useTranslation } from 'react-i18next';
import type { Track } from '@/shared/contract/track.ts';
import { Dialog } from '@/shared/ui/dialog';
import { Field, TextInput } from '@/shared/ui/field';
import { trackAddress } from '../lib/track-address';

type CopyByHandDialogProps = {
  track: Pick<Track, 'id' | 'title'>;
  onClose: () => void;
};

/** Shows the selected link where the browser does not allow copying. */
export function CopyByHandDialog({ track, onClose }: CopyByHandDialogProps) {
  const { t } = useTranslation('features.share-track');
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('byHand.title')}
      description={t('byHand.text')}
      closeLabel={t('byHand.close')}
    >
      <Field label={t('byHand.field', { title: track.title })} isLabelHidden>
        <TextInput
          readOnly
          value={trackAddress(track.id)}
          onFocus={({ target }) => target.select()}
        />
      </Field>
    </Dialog>
  );
}
