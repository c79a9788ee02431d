import { useTranslation } from 'react-i18next';
import type { Track } from '@/shared/contract/track.ts';
import { Dialog } from '@/shared/ui/dialog';
import { Field, TextInput } from '@/shared/ui/field';
import { trackAddress } from '../lib/track-address';

type CopyByHandDialogProps = {
  /** Its address is shown, its title names the field. */
  track: Pick<Track, 'id' | 'title'>;
  /** Its cross, Escape or a press outside; the caller takes it away. */
  onClose: () => void;
};

/** Shows the link, selected, where the browser does not let it be copied. */
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
