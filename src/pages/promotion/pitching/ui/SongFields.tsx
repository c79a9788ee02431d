import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDayRule } from '@/entities/figure';
import { usePreparedTracksQuery } from '@/entities/pitch';
import type { PitchForm } from '@/features/submit-pitch';
import { pitchLimits } from '@/shared/contract/pitch-choices.ts';
import { dayFromToday } from '@/shared/lib/form';
import { Checkbox, DateInput, Field, Select, TextInput } from '@/shared/ui/field';
import { Heading } from '@/shared/ui/text';
import { usePitchErrors } from '../model/use-pitch-errors';

type SongFieldsProps = {
  form: UseFormReturn<PitchForm>;
  /** Whose prepared songs are offered; the viewer's own without. */
  artistId: string | undefined;
};

/** Which song it is: one of a release that is prepared, or another by its title. */
export function SongFields({ form, artistId }: SongFieldsProps) {
  const { t } = useTranslation('pages.promotion.pitching');
  const dayRule = useDayRule();
  const errorOf = usePitchErrors(form.control);
  const { data: prepared = [] } = usePreparedTracksQuery({ artistId });
  const trackId = useWatch({ control: form.control, name: 'trackId' });
  const first = dayFromToday(pitchLimits.leadDays);

  const choose = (id: string) => {
    form.setValue('trackId', id, { shouldDirty: true });
    const track = prepared.find((each) => each.id === id);
    if (track === undefined) return;
    form.setValue('title', track.title);
    form.setValue('artistName', track.artist);
    if (track.releaseDate !== null && track.releaseDate >= first) {
      form.setValue('releaseDate', track.releaseDate);
    }
  };

  return (
    <>
      <Heading level={2} size="small">
        {t('song.heading')}
      </Heading>
      {prepared.length > 0 && (
        <Field label={t('song.prepared')} hint={t('song.preparedHint')}>
          <Select
            value={trackId}
            options={[
              { value: '', label: t('song.typed') },
              ...prepared.map(({ id, title }) => ({ value: id, label: title })),
            ]}
            onChange={({ target }) => choose(target.value)}
          />
        </Field>
      )}
      <Field label={t('song.title')} most={pitchLimits.nameMax} error={errorOf('title')}>
        <TextInput
          required
          autoComplete="off"
          readOnly={trackId !== ''}
          {...form.register('title')}
        />
      </Field>
      <Field label={t('song.artistName')} most={pitchLimits.nameMax} error={errorOf('artistName')}>
        <TextInput required autoComplete="off" {...form.register('artistName')} />
      </Field>
      <Field
        label={t('song.releaseDate')}
        hint={`${t('song.releaseHint')} ${dayRule()}`}
        error={errorOf('releaseDate')}
      >
        <DateInput required min={first} {...form.register('releaseDate')} />
      </Field>
      <Checkbox label={t('song.isNewRelease')} {...form.register('isNewRelease')} />
    </>
  );
}
