import { useTranslation } from 'react-i18next';
import { useDayRule } from '@/entities/figure';
import type { OutboxScope } from '@/entities/outbox';
import { usePitchForm } from '@/features/submit-pitch';
import { dashboardGenres, dashboardMoods, pitchLimits } from '@/shared/contract/pitch-choices.ts';
import { dayFromToday } from '@/shared/lib/form';
import { useFormats } from '@/shared/lib/format';
import { DateInput, Field, Select, TextArea, TextInput } from '@/shared/ui/field';
import { Bench } from '@/shared/ui/workbench';
import { TargetPlaylists } from './TargetPlaylists';

type PitchFormProps = {
  scope: OutboxScope;
  artistName: string;
  onSent: () => void;
};

export function PitchForm({ scope, artistName, onSent }: PitchFormProps) {
  const { t } = useTranslation(['pages.artist.dashboard', 'entities.pitch']);
  const { genre } = useFormats();
  const dayRule = useDayRule();
  const draft = usePitchForm({
    scope,
    source: { kind: 'new' },
    artistName,
    draftOf: ':dashboard',
    onDone: onSent,
  });
  const { form, fault, work } = draft;
  const fields = (
    <>
      <Field label={t('pitching.title')} most={pitchLimits.nameMax} error={fault('trackTitle')}>
        <TextInput required autoComplete="off" {...form.register('trackTitle')} />
      </Field>
      <Field
        label={t('pitching.releaseDate')}
        hint={`${t('pitching.releaseHint')} ${dayRule()}`}
        error={fault('releaseDate')}
      >
        <DateInput
          required
          min={dayFromToday(pitchLimits.leadDays)}
          {...form.register('releaseDate')}
        />
      </Field>
      <Field label={t('pitching.genre')}>
        <Select
          options={dashboardGenres.map((value) => ({ value, label: genre(value) }))}
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
        error={fault('description')}
      >
        <TextArea required rows={5} {...form.register('description')} />
      </Field>
      <TargetPlaylists draft={draft} />
    </>
  );
  return (
    <Bench
      isInPage
      steps={[{ title: t('pitching.heading'), content: fields }]}
      work={work}
      submitLabel={t('pitching.send')}
    />
  );
}
