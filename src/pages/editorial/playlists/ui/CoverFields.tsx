import { useTranslation } from 'react-i18next';
import { editorialLimits, isOwnCover } from '@/shared/contract/editorial-limits.ts';
import { uploadLimits } from '@/shared/contract/release-limits.ts';
import { Field, TextInput } from '@/shared/ui/field';
import { pictureKinds } from '@/shared/files';
import { FileField, type FileItem } from '@/shared/ui/file-field';
import { Stack } from '@/shared/ui/stack';
import { useCoverUpload } from '../model/use-cover-upload';
import { CoverPreview } from './CoverPreview';

type CoverFieldsProps = {
  /** As sent: empty, an address, or an uploaded picture. */
  value: string;
  picture: string | null;
  error: string | undefined;
  onChange: (value: string) => void;
};

export function CoverFields({ value, picture, error, onChange }: CoverFieldsProps) {
  const { t } = useTranslation('pages.editorial.playlists');
  const { sent, upload, start, cancel } = useCoverUpload(onChange);
  const isUploaded = isOwnCover(value);
  const current: FileItem = {
    id: 'kept',
    name: sent?.name ?? t('form.coverKept'),
    size: sent?.size ?? 0,
    ...(sent ? { picture: sent } : picture !== null && { picture: `${picture}?w=96` }),
    state: 'done',
  };
  const items = [...(isUploaded && !upload ? [current] : []), ...(upload ? [upload] : [])];
  const remove = () => {
    cancel();
    // A failed upload was no cover yet: the previous one stays.
    if (isUploaded && upload?.state !== 'failed') onChange('');
  };
  return (
    <Stack gap={4}>
      <Field
        most={editorialLimits.coverAddressMax}
        label={t('form.cover')}
        hint={t('form.coverHint')}
        error={error}
      >
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="off"
          value={isUploaded ? '' : value}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
      <CoverPreview address={value} />
      <FileField
        label={t('form.upload')}
        kinds={pictureKinds}
        largest={uploadLimits.coverBytes}
        items={items}
        onAdd={([file]) => file && start(file)}
        onCancel={remove}
        onRetry={() => upload?.retry()}
        onRemove={remove}
      />
    </Stack>
  );
}
