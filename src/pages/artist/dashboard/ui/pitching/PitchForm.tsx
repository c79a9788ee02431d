import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { sendPitch } from '@/entities/pitch';
import { pitchGenres, pitchMoods } from '@/shared/contract/pitch.ts';
import { dayFromToday, fieldSentence, lazySchema, usePrefetchedSchema } from '@/shared/lib/form';
import type { Place } from '@/shared/lib/unsaved-changes';
import { DateInput, Field, Select, TextArea, TextInput } from '@/shared/ui/field';
import { FormFrame } from '@/shared/ui/form-frame';
import { Heading } from '@/shared/ui/text';
import { showToast } from '@/shared/ui/toast';
import type { PitchForm as Values, PitchMessage } from '../../model/pitch-form';
import { leadDays } from '../../model/pitch-limits';
import { TargetPlaylists } from './TargetPlaylists';

const schema = lazySchema<Values>(() =>
  import('../../model/pitch-form').then((form) => form.pitchFormSchema),
);

/** Another range leaves the form as it is; another tab takes its place. */
const keepsForm = ({ pathname, search }: Place) =>
  pathname === window.location.pathname && new URLSearchParams(search).get('tab') === 'pitching';

const empty: Values = {
  title: '',
  releaseDate: '',
  genre: pitchGenres[0],
  mood: pitchMoods[0],
  description: '',
  targetPlaylists: [],
};

type PitchFormProps = {
  /** Who sends it. */
  owner: string;
  /** Whose song it is. */
  artistName: string;
};

/**
 * A song, told to the editors of playlists.
 * @states default invalid success
 */
export function PitchForm({ owner, artistName }: PitchFormProps) {
  const { t } = useTranslation('pages.artist.dashboard');
  usePrefetchedSchema(schema);
  const form = useForm<Values>({ resolver: schema, defaultValues: empty });
  const { errors } = form.formState;
  const errorOf = (name: keyof Values) =>
    fieldSentence(
      Array.isArray(errors[name]) ? undefined : (errors[name] as typeof errors.title),
      (key: PitchMessage) => t(key),
    );

  const handleSubmit = ({ title, ...values }: Values) => {
    sendPitch(owner, { ...values, trackTitle: title, artistName });
    form.reset(empty, { keepFieldsRef: true });
    showToast({ tone: 'success', text: t('pitching.sent') });
  };

  return (
    <FormFrame
      form={form}
      onSubmit={handleSubmit}
      submitLabel={t('pitching.send')}
      unsaved={{
        keeps: keepsForm,
        title: t('pitching.unsaved.title'),
        text: t('pitching.unsaved.text'),
        stayLabel: t('pitching.unsaved.stay'),
        leaveLabel: t('pitching.unsaved.leave'),
      }}
    >
      <Heading level={3}>{t('pitching.heading')}</Heading>
      <Field label={t('pitching.title')} error={errorOf('title')}>
        <TextInput required autoComplete="off" {...form.register('title')} />
      </Field>
      <Field
        label={t('pitching.releaseDate')}
        hint={t('pitching.releaseHint')}
        error={errorOf('releaseDate')}
      >
        <DateInput required min={dayFromToday(leadDays)} {...form.register('releaseDate')} />
      </Field>
      <Field label={t('pitching.genre')}>
        <Select
          options={pitchGenres.map((value) => ({ value, label: value }))}
          {...form.register('genre')}
        />
      </Field>
      <Field label={t('pitching.mood')}>
        <Select
          options={pitchMoods.map((value) => ({ value, label: t(`pitching.moods.${value}`) }))}
          {...form.register('mood')}
        />
      </Field>
      <Field
        label={t('pitching.description')}
        hint={t('pitching.descriptionHint')}
        error={errorOf('description')}
      >
        <TextArea required rows={5} {...form.register('description')} />
      </Field>
      <TargetPlaylists control={form.control} />
    </FormFrame>
  );
}
