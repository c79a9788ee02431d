import { useTranslation } from 'react-i18next';
import { useDayRule } from '@/entities/figure';
import { usePreparedTracksQuery } from '@/entities/pitch';
import type { PitchDraft } from '@/features/submit-pitch';
import { pitchLimits } from '@/shared/contract/pitch-choices.ts';
import { dayFromToday } from '@/shared/lib/form';
import { Checkbox, DateInput, Field, Select, TextInput } from '@/shared/ui/field';

type SongFieldsProps = {
  draft: PitchDraft;
  /** Whose unreleased songs are offered; undefined for the viewer's own. */
  artistId: string | undefined;
};

/** The song: one of an upcoming release, or another by its title. */
export function SongFields({ draft, artistId }: SongFieldsProps) {
  const { t } = useTranslation('pages.promotion.pitching');
  const { form, values, change, fault } = draft;
  const dayRule = useDayRule();
  const { data: prepared = [] } = usePreparedTracksQuery({ artistId });
  const first = dayFromToday(pitchLimits.leadDays);

  const choose = (trackId: string) => {
    const track = prepared.find(({ id }) => id === trackId);
    if (track === undefined) return change({ trackId });
    const { title: trackTitle, artist: artistName, releaseDate } = track;
    const hasDay = releaseDate !== null && releaseDate >= first;
    return change({ trackId, trackTitle, artistName, ...(hasDay && { releaseDate }) });
  };

  return (
    <>
      {prepared.length > 0 && (
        <Field label={t('song.prepared')} hint={t('song.preparedHint')}>
          <Select
            value={values.trackId}
            options={[
              { value: '', label: t('song.typed') },
              ...prepared.map(({ id, title }) => ({ value: id, label: title })),
            ]}
            onChange={({ target }) => choose(target.value)}
          />
        </Field>
      )}
      <Field label={t('song.title')} most={pitchLimits.nameMax} error={fault('trackTitle')}>
        <TextInput
          required
          autoComplete="off"
          readOnly={values.trackId !== ''}
          {...form.register('trackTitle')}
        />
      </Field>
      <Field label={t('song.artistName')} most={pitchLimits.nameMax} error={fault('artistName')}>
        <TextInput required autoComplete="off" {...form.register('artistName')} />
      </Field>
      <Field
        label={t('song.releaseDate')}
        hint={`${t('song.releaseHint')} ${dayRule()}`}
        error={fault('releaseDate')}
      >
        <DateInput required min={first} {...form.register('releaseDate')} />
      </Field>
      <Checkbox label={t('song.isNewRelease')} {...form.register('isNewRelease')} />
    </>
  );
}
