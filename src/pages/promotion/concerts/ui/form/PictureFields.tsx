import { type UseFormReturn, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { concertLimits } from '@/shared/contract/concert-choices.ts';
import { pictureKinds } from '@/shared/files';
import { FileField, type FileItem } from '@/shared/ui/file-field';
import type { ConcertValues } from '../../model/concert-values';
import type { ChosenPicture } from '../../model/use-save-concert';
import { useConcertErrors } from '../../model/use-concert-errors';

type PictureFieldsProps = {
  form: UseFormReturn<ConcertValues>;
  picture: ChosenPicture;
  /** A file takes the place of what was there. */
  onChoose: (picture: File | null) => void;
};

/** The picture: a file, which goes with the concert. */
export function PictureFields({ form, picture, onChoose }: PictureFieldsProps) {
  const { t } = useTranslation('pages.promotion.concerts');
  const errorOf = useConcertErrors(form.control);
  const {
    field: { value, onChange, ref },
  } = useController({ control: form.control, name: 'venueImage' });
  const choose = (file: File | undefined) => {
    if (file === undefined) return;
    onChange('');
    onChoose(file);
  };
  const remove = () => {
    onChoose(null);
    onChange('');
  };
  const items = itemsOf(picture, value === '' ? null : value, t('form.pictureKept'));
  return (
    <FileField
      ref={ref}
      label={t('form.upload')}
      error={errorOf('venueImage')}
      kinds={pictureKinds}
      largest={concertLimits.pictureBytes}
      items={items}
      onAdd={([file]) => choose(file)}
      onCancel={remove}
      onRetry={remove}
      onRemove={remove}
    />
  );
}

/** The file in the field: chosen now, or there already. */
function itemsOf(picture: ChosenPicture, address: string | null, name: string): FileItem[] {
  if (picture instanceof File) {
    return [{ id: 'chosen', name: picture.name, size: picture.size, picture, state: 'done' }];
  }
  if (picture === null && address === null) return [];
  return [{ id: 'kept', name, size: 0, ...(address && { picture: address }), state: 'done' }];
}
