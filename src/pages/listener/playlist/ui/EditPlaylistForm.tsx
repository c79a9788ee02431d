import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useChangePlaylistMutation } from '@/entities/playlist';
import { playlistLimits } from '@/shared/contract/limits.ts';
import { isProblem } from '@/shared/api';
import { visibilities } from '@/shared/contract/playlist.ts';
import {
  fieldSentence,
  lazySchema,
  showFieldProblems,
  usePrefetchedSchema,
  useSeen,
} from '@/shared/lib/form';
import { logFailure } from '@/shared/lib/log';
import { Button } from '@/shared/ui/button';
import { DialogActions } from '@/shared/ui/dialog';
import { Field, Select, TextArea, TextInput } from '@/shared/ui/field';
import { FailureNotice } from '@/shared/ui/notice';
import { Stack } from '@/shared/ui/stack';
import { showToast } from '@/shared/ui/toast';
import { UnsavedChanges } from '@/shared/ui/unsaved-changes';
import type { EditForm, EditMessage } from '../model/edit-form';

export type EditedPlaylist = { id: string } & EditForm;

type EditPlaylistFormProps = {
  playlist: EditedPlaylist;
  onDone: () => void;
  onCancel: () => void;
};

const schema = lazySchema<EditForm>(() =>
  import('../model/edit-form').then((form) => form.editFormSchema),
);

/** Keeps the input until the server has saved it. */
export function EditPlaylistForm({ playlist, onDone, onCancel }: EditPlaylistFormProps) {
  const { t } = useTranslation('pages.listener.playlist.edit');
  const [change] = useChangePlaylistMutation();
  const { id, name, description, visibility } = playlist;
  usePrefetchedSchema(schema);
  const form = useForm<EditForm>({
    resolver: schema,
    defaultValues: { name, description, visibility },
  });
  const seen = useSeen<EditForm>({ name, description, visibility });
  const chosen = useWatch({ control: form.control, name: 'visibility' });
  const { errors, isDirty, isSubmitting } = form.formState;

  /** A key of the catalogue, or the server's sentence. */
  const getError = (field: keyof EditForm) =>
    fieldSentence(errors[field], (key: EditMessage) => t(key));

  function toSentence(error: unknown): string {
    const kind = isProblem(error) ? error.kind : null;
    if (kind === 'not-found') return t('error.gone', { name });
    return kind === 'duplicate' ? t('error.changed') : t('error.failed', { name });
  }

  const handleSubmit = form.handleSubmit(async (values) => {
    const { changes, seen: saw } = seen.getChanges(values);
    const { error } = await change({ id, ...changes, seen: saw });
    if (!error) {
      showToast({ tone: 'success', text: t('saved', { name: values.name }) });
      onDone();
      return;
    }
    logFailure('changePlaylist', error);
    form.setError('root', { message: toSentence(error) });
    showFieldProblems(form, error);
    seen.noteRefusal(error);
  });

  return (
    <form noValidate data-checks-length="" onSubmit={(event) => void handleSubmit(event)}>
      <Stack gap={5}>
        <FailureNotice>{errors.root?.message}</FailureNotice>
        <Field label={t('name')} most={playlistLimits.nameMax} error={getError('name')}>
          <TextInput autoComplete="off" {...form.register('name')} />
        </Field>
        <Field
          label={t('description')}
          most={playlistLimits.descriptionMax}
          error={getError('description')}
        >
          <TextArea autoComplete="off" {...form.register('description')} />
        </Field>
        <Field
          label={t('visibility.label')}
          hint={t(`visibility.hint.${chosen}`)}
          error={getError('visibility')}
        >
          <Select
            options={visibilities.map((value) => ({ value, label: t(`visibility.${value}`) }))}
            {...form.register('visibility')}
          />
        </Field>
        <DialogActions>
          <Button variant="ghost" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="solid" isPending={isSubmitting}>
            {t('save')}
          </Button>
        </DialogActions>
      </Stack>
      <UnsavedChanges
        isChanged={isDirty}
        title={t('unsaved.title')}
        text={t('unsaved.text', { name })}
        stayLabel={t('unsaved.stay')}
        leaveLabel={t('unsaved.leave')}
      />
    </form>
  );
}
