import { useTranslation } from 'react-i18next';
import { uploadLimits } from '@/shared/contract/release-limits.ts';
import { pictureKinds } from '@/shared/files';
import { FileField, type FileItem } from '@/shared/ui/file-field';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import type { EditedDraft } from '../model/edited-draft';
import type { Uploads } from '../model/use-uploads';

type CoverFieldProps = {
  edited: EditedDraft;
  uploads: Uploads;
  onEdit: (change: () => Partial<EditedDraft>) => void;
  error: string | undefined;
};

/** The cover: uploaded at once, previewed from the chosen file. */
export function CoverField({ edited, uploads, onEdit, error }: CoverFieldProps) {
  const { t } = useTranslation('pages.label.releases');
  const { picture } = edited;
  const current: FileItem[] =
    picture && uploads.items.length === 0
      ? [
          {
            id: 'cover',
            name: picture.name || t('field.coverKept'),
            size: picture.size,
            picture: picture.url,
            state: 'done',
          },
        ]
      : [];
  return (
    <Stack gap={2}>
      <FileField
        label={t('field.cover')}
        kinds={pictureKinds}
        largest={uploadLimits.coverBytes}
        error={error}
        {...uploads.fieldProps}
        items={[...current, ...uploads.items]}
        onRemove={(id) => {
          if (id === 'cover') onEdit(() => ({ cover: null, picture: null }));
          else uploads.fieldProps.onRemove(id);
        }}
      />
      <Text size="small" tone="muted">
        {t('field.coverHint', { pixels: uploadLimits.coverSide })}
      </Text>
    </Stack>
  );
}
