import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDayRule } from '@/entities/figure';
import {
  emptyPitch,
  type PitchForm as Values,
  type PitchMessage,
  pitchSchema,
  sendPitch,
} from '@/features/submit-pitch';
import { dashboardGenres, dashboardMoods, pitchLimits } from '@/shared/contract/pitch-choices.ts';
import { dayFromToday, fieldSentence, usePrefetchedSchema } from '@/shared/lib/form';
import type { Place } from '@/shared/lib/unsaved-changes';
import { DateInput, Field, Select, TextArea, TextInput } from '@/shared/ui/field';
import { FormFrame } from '@/shared/ui/form-frame';
import { Heading } from '@/shared/ui/text';
import { showToast } from '@/shared/ui/toast';
import { TargetPlaylists } from './TargetPlaylists';

/** Another range leaves the form as it is; another tab takes its place. */
const keepsForm = ({ pathname, search }: Place) =>
  pathname === window.location.pathname && new URLSearchParams(search).get('tab') === 'pitching';

type PitchFormProps = {
  /** Who sends it. */
  owner: string;
  /** For whom, where it is not their own. */
  artistId: string | undefined;
  /** Whose song it is. */
  artistName: string;
};

/** A song, told to the editors of playlists. */
export function PitchForm({ owner, artistId, artistName }: PitchFormProps) {
  const { t } = useTranslation([
    'pages.artist.dashboard',
    'features.submit-pitch',
    'entities.pitch',
  ]);
  const dayRule = useDayRule();
  usePrefetchedSchema(pitchSchema);
  const form = useForm<Values>({ resolver: pitchSchema, defaultValues: emptyPitch(artistName) });
  const { errors } = form.formState;
  const errorOf = (name: 'title' | 'releaseDate' | 'description') =>
    fieldSentence(errors[name], (key: PitchMessage) => t(`features.submit-pitch:${key}`));

  const handleSubmit = (values: Values) => {
    const { title } = values;
    const kept = sendPitch({ owner, artistId }, { ...values, artistName });
    if (kept === 'error') {
      form.setError('root', { message: t('features.submit-pitch:failed') });
      return;
    }
    form.reset(emptyPitch(artistName), { keepFieldsRef: true });
    showToast({ tone: 'success', text: t('features.submit-pitch:sent') });
    if (kept !== 'kept')
      showToast({ tone: 'danger', text: t('features.submit-pitch:noRoom', { title }) });
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
      <Field label={t('pitching.title')} most={pitchLimits.nameMax} error={errorOf('title')}>
        <TextInput required autoComplete="off" {...form.register('title')} />
      </Field>
      <Field
        label={t('pitching.releaseDate')}
        hint={`${t('pitching.releaseHint')} ${dayRule()}`}
        error={errorOf('releaseDate')}
      >
        <DateInput
          required
          min={dayFromToday(pitchLimits.leadDays)}
          {...form.register('releaseDate')}
        />
      </Field>
      <Field label={t('pitching.genre')}>
        <Select
          options={dashboardGenres.map((value) => ({ value, label: value }))}
          {...form.register('genre')}
        />
      </Field>
      <Field label={t('pitching.mood')}>
        <Select
          options={dashboardMoods.map((value) => ({
            value,
            label: t(`entities.pitch:mood.${value}`),
          }))}
          {...form.register('mood')}
        />
      </Field>
      <Field
        label={t('pitching.description')}
        most={pitchLimits.textMax}
        hint={t('pitching.descriptionHint')}
        error={errorOf('description')}
      >
        <TextArea required rows={5} {...form.register('description')} />
      </Field>
      <TargetPlaylists control={form.control} />
    </FormFrame>
  );
}
