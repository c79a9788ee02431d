import { type UseFormReturn, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { concertLimits, isPublicAddress } from '@/shared/contract/concert-choices.ts';
import { useRested } from '@/shared/lib/text-filter';
import { Field, TextInput } from '@/shared/ui/field';
import { pictureKinds } from '@/shared/files';
import { FileField, type FileItem } from '@/shared/ui/file-field';
import { Stack } from '@/shared/ui/stack';
import { useState } from 'react';
import type { ConcertValues } from '../../model/concert-values';
import type { ChosenPicture } from '../../model/use-save-concert';
import { useConcertErrors } from '../../model/use-concert-errors';
import * as styles from '../concerts.css';

type PictureFieldsProps = {
  form: UseFormReturn<ConcertValues>;
  picture: ChosenPicture;
  /** A file takes the place of what was there. */
  onChoose: (picture: File | null) => void;
};

/**
 * The picture: by its address, shown while it is typed, or a file, which goes with the concert.
 * @states default variants invalid
 */
export function PictureFields({ form, picture, onChoose }: PictureFieldsProps) {
  const { t } = useTranslation('pages.promotion.concerts');
  const errorOf = useConcertErrors(form.control);
  const {
    field: { value, onChange, onBlur, ref },
  } = useController({ control: form.control, name: 'venueImage' });
  const isOurs = value.startsWith('/');
  const choose = (file: File | undefined) => {
    if (file === undefined) return;
    onChange('');
    onChoose(file);
  };
  const remove = () => {
    onChoose(null);
    onChange('');
  };
  const items = itemsOf(picture, isOurs ? value : null, t('form.pictureKept'));
  return (
    <Stack gap={4}>
      <Field
        most={concertLimits.addressMax}
        label={t('form.picture')}
        hint={t('form.pictureHint')}
        error={errorOf('venueImage')}
      >
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="off"
          value={isOurs ? '' : value}
          onChange={({ target }) => {
            onChoose(null);
            onChange(target.value);
          }}
          onBlur={onBlur}
          ref={ref}
        />
      </Field>
      <Preview address={value} />
      <FileField
        label={t('form.upload')}
        kinds={pictureKinds}
        largest={concertLimits.pictureBytes}
        items={items}
        onAdd={([file]) => choose(file)}
        onCancel={remove}
        onRetry={remove}
        onRemove={remove}
      />
    </Stack>
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

/** The picture at an address, once typing rests; nothing where there is none. */
function Preview({ address }: { address: string }) {
  const { t } = useTranslation('pages.promotion.concerts');
  const rested = useRested(address).trim();
  const [failed, setFailed] = useState<string | null>(null);
  if (rested === failed || !isPublicAddress(rested)) return null;
  return (
    <img
      key={rested}
      src={rested}
      alt={t('form.preview')}
      referrerPolicy="no-referrer"
      className={styles.preview}
      onError={() => setFailed(rested)}
    />
  );
}
