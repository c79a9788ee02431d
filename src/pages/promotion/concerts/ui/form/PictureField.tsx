import { useTranslation } from 'react-i18next';
import { concertLimits } from '@/shared/contract/concert-choices.ts';
import { pictureKinds } from '@/shared/files';
import { FileField, type FileItem } from '@/shared/ui/file-field';
import type { ConcertDraft } from '../../model/use-concert-form';

type PictureFieldProps = { draft: ConcertDraft };

export function PictureField({ draft }: PictureFieldProps) {
  const { t } = useTranslation('pages.promotion.concerts');
  const { values, picture, setPicture, fault } = draft;
  const remove = () => setPicture(null);
  return (
    <FileField
      label={t('form.upload')}
      error={fault('venueImage')}
      kinds={pictureKinds}
      largest={concertLimits.pictureBytes}
      items={toItems(picture, values.venueImage, t('field.venueImage'))}
      onAdd={([file]) => file && setPicture(file)}
      onCancel={remove}
      onRetry={remove}
      onRemove={remove}
    />
  );
}

/** The field's file: newly chosen, or kept. */
function toItems(picture: ConcertDraft['picture'], address: string, name: string): FileItem[] {
  if (picture instanceof File)
    return [{ id: 'chosen', name: picture.name, size: picture.size, picture, state: 'done' }];
  if (picture === null && address === '') return [];
  return [{ id: 'kept', name, size: 0, ...(address && { picture: address }), state: 'done' }];
}
