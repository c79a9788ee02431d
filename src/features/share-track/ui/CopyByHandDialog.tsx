import { useTranslation } from 'react-i18next';
import { Dialog } from '@/shared/ui/dialog';
import { Field, TextInput } from '@/shared/ui/field';
import type { SharedLink } from '../model/use-copy-link';

type CopyByHandDialogProps = {
  shared: SharedLink;
  onClose: () => void;
};

/** Shows the selected link where the browser does not allow copying. */
export function CopyByHandDialog({ shared, onClose }: CopyByHandDialogProps) {
  const { t } = useTranslation('features.share-track');
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('byHand.title')}
      description={t('byHand.text')}
      closeLabel={t('byHand.close')}
    >
      <Field label={t('byHand.field', { title: shared.title })} isLabelHidden>
        <TextInput readOnly value={shared.address} onFocus={({ target }) => target.select()} />
      </Field>
    </Dialog>
  );
}
