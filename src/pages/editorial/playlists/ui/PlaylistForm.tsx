import { Controller, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { editorialCategories } from '@/shared/contract/editorial-categories.ts';
import { editorialLimits } from '@/shared/contract/editorial-limits.ts';
import type { EditorialPlaylist } from '@/shared/contract/editorial-playlist.ts';
import { playlistLimits } from '@/shared/contract/limits.ts';
import { fieldSentence, lazySchema, usePrefetchedSchema } from '@/shared/lib/form';
import { readNumber } from '@/shared/lib/format';
import { Field, NumberInput, Select, TextArea, TextInput } from '@/shared/ui/field';
import { FormFrame } from '@/shared/ui/form-frame';
import { Switch } from '@/shared/ui/switch';
import { playlistBody } from '../lib/playlist-body';
import type { PlaylistFormMessage, PlaylistFormValues } from '../model/playlist-form';
import type { PlaylistActs } from '../model/use-playlist-acts';
import { CoverFields } from './CoverFields';

const schema = lazySchema<PlaylistFormValues>(() =>
  import('../model/playlist-form').then((form) => form.playlistFormSchema),
);

const { priorityMin, priorityMax } = editorialLimits;

const empty: PlaylistFormValues = {
  name: '',
  description: '',
  coverImage: '',
  category: 'featured',
  priority: priorityMin,
  isActive: true,
};

type PlaylistFormProps = {
  /** Which is changed; null makes one. */
  playlist: EditorialPlaylist | null;
  acts: Pick<PlaylistActs, 'create' | 'change'>;
  /** It was sent; where that failed, it stands on this device. */
  onDone: () => void;
  onCancel: () => void;
};

/** All that an editor writes of a playlist. What is sent is never lost, so that the form closes either way. */
export function PlaylistForm({ playlist, acts, onDone, onCancel }: PlaylistFormProps) {
  const { t } = useTranslation('pages.editorial.playlists');
  usePrefetchedSchema(schema);
  const form = useForm<PlaylistFormValues>({
    resolver: schema,
    defaultValues: playlist ? playlistBody(playlist) : empty,
  });
  const { errors } = form.formState;
  const name = useWatch({ control: form.control, name: 'name' });
  const errorOf = (field: keyof PlaylistFormValues) =>
    fieldSentence(errors[field], (key: PlaylistFormMessage) => t(key));
  const handleSubmit = async (values: PlaylistFormValues) => {
    await (playlist ? acts.change(playlist, values) : acts.create(values));
    form.reset(values, { keepValues: true });
    onDone();
  };
  return (
    <FormFrame
      form={form}
      onSubmit={handleSubmit}
      submitLabel={t(playlist ? 'form.save' : 'form.make')}
      isIncomplete={name.trim() === ''}
      cancelLabel={t('form.cancel')}
      onCancel={onCancel}
      unsaved={{
        title: t('form.unsaved.title'),
        text: t('form.unsaved.text'),
        stayLabel: t('form.unsaved.stay'),
        leaveLabel: t('form.unsaved.leave'),
      }}
    >
      <Field most={playlistLimits.nameMax} label={t('form.name')} error={errorOf('name')}>
        <TextInput required autoComplete="off" {...form.register('name')} />
      </Field>
      <Field
        most={playlistLimits.descriptionMax}
        label={t('form.description')}
        error={errorOf('description')}
      >
        <TextArea {...form.register('description')} />
      </Field>
      <Controller
        control={form.control}
        name="coverImage"
        render={({ field }) => (
          <CoverFields
            value={field.value}
            picture={playlist?.picture ?? null}
            error={errorOf('coverImage')}
            onChange={field.onChange}
          />
        )}
      />
      <Field label={t('filter.category')} error={errorOf('category')}>
        <Select
          options={editorialCategories.map((value) => ({ value, label: t(`category.${value}`) }))}
          {...form.register('category')}
        />
      </Field>
      <Field
        label={t('form.priority')}
        hint={t('form.priorityHint', { first: priorityMin, last: priorityMax })}
        error={errorOf('priority')}
      >
        <NumberInput
          {...form.register('priority', {
            // The number that it begins with comes by as well.
            setValueAs: (typed: string | number) => readNumber(String(typed)) ?? Number.NaN,
          })}
        />
      </Field>
      <Controller
        control={form.control}
        name="isActive"
        render={({ field }) => (
          <Switch
            label={t('form.isActive')}
            hint={t('form.isActiveHint')}
            checked={field.value}
            onChange={field.onChange}
          />
        )}
      />
    </FormFrame>
  );
}
