import { CircleCheck, KeyRound } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { BackupContent as Content } from '@/shared/contract/first-run.ts';
import { useFormats } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { FactList } from '@/shared/ui/fact-list';
import { Field, TextInput } from '@/shared/ui/field';
import { Notice } from '@/shared/ui/notice';
import { Stack } from '@/shared/ui/stack';

type BackupContentProps = {
  content: Content;
  /** With the key of the payout accounts, where the server lacks it. */
  onRestore: (accountKey?: string) => Promise<void>;
};

/** What a backup holds, and the start of its restore. */
export function BackupContent({ content, onRestore }: BackupContentProps) {
  const { t } = useTranslation('pages.auth.set-up');
  const formats = useFormats();
  const form = useForm({ defaultValues: { key: '' } });
  const { errors, isSubmitting } = form.formState;
  const { version, madeAt, isSealed, people, songs, files, fileBytes, missing, key } = content;
  const size = fileBytes === null ? null : formats.fileSize(fileBytes);
  const name = (fact: 'madeAt' | 'version' | 'people' | 'songs' | 'files' | 'sealed') =>
    t(`restore.content.${fact}`);
  return (
    <form
      noValidate
      onSubmit={(event) =>
        void form.handleSubmit(({ key: given }) =>
          onRestore(key === 'file' ? given.trim() : undefined),
        )(event)
      }
    >
      <Stack gap={5}>
        <FactList
          facts={[
            { name: name('madeAt'), value: formats.moment(madeAt) },
            { name: name('version'), value: version },
            { name: name('people'), value: formats.number(people) },
            { name: name('songs'), value: formats.number(songs) },
            {
              name: name('files'),
              value:
                size === null
                  ? formats.number(files)
                  : t('restore.content.filesAndSize', { files, size }),
            },
            { name: name('sealed'), value: t(`restore.content.${isSealed ? 'yes' : 'no'}`) },
          ]}
        />
        <Notice
          role="note"
          tone={missing > 0 ? 'warning' : 'quiet'}
          icon={<CircleCheck size={20} />}
        >
          {missing > 0 ? t('restore.missing', { count: missing }) : t('restore.readable')}
        </Notice>
        {key === 'file' && (
          <Field
            label={t('restore.key')}
            hint={t('restore.keyHint', { file: 'account-key' })}
            error={errors.key?.message}
          >
            <TextInput
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={1024}
              {...form.register('key', { required: t('restore.keyRequired') })}
            />
          </Field>
        )}
        {key === 'setting' ? (
          <Notice role="note" tone="warning" icon={<KeyRound size={20} />}>
            {t('restore.keySetting', { setting: 'TONADA_ACCOUNT_KEY' })}
          </Notice>
        ) : (
          <Button type="submit" variant="solid" size="large" isWide isPending={isSubmitting}>
            {t('restore.start')}
          </Button>
        )}
      </Stack>
    </form>
  );
}
