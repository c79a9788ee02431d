import { useTranslation } from 'react-i18next';
import { useDayRule } from '@/entities/figure';
import { preparedTypes } from '@/shared/contract/release-types.ts';
import { releaseLimits } from '@/shared/contract/release-limits.ts';
import type { LabelArtist } from '@/shared/contract/label-figures.ts';
import { dayFromToday } from '@/shared/lib/form';
import { DateInput, Field, Select, TextInput } from '@/shared/ui/field';
import { showUpc } from '@/shared/rules/release-codes.ts';
import type { EditedDraft } from '../model/edited-draft';
import { CodeField } from './CodeField';
import * as styles from './preparation.css';

type AboutFieldsProps = {
  edited: EditedDraft;
  artists: readonly LabelArtist[];
  onEdit: (change: () => Partial<EditedDraft>) => void;
  getError: (field: string) => string | undefined;
};

export function AboutFields({ edited, artists, onEdit, getError }: AboutFieldsProps) {
  const { t } = useTranslation(['pages.label.releases', 'entities.release']);
  const dayRule = useDayRule();
  const { title, artistId, type, releaseDate, upc } = edited;
  const { least, most } = releaseLimits.tracks[type];
  const active = artists.filter(
    ({ id, contractStatus }) => contractStatus === 'active' || id === artistId,
  );
  return (
    <>
      <Field
        most={releaseLimits.titleMax}
        label={t('field.title')}
        hint={t('field.titleHint', { most: releaseLimits.titleMax })}
        error={getError('title')}
      >
        <TextInput
          required
          autoComplete="off"
          value={title}
          onChange={({ target }) => onEdit(() => ({ title: target.value }))}
        />
      </Field>
      <Field
        label={t('field.artist')}
        hint={t(active.length === 0 ? 'field.noArtists' : 'field.artistHint')}
        error={getError('artistId')}
      >
        <Select
          required
          value={artistId ?? ''}
          options={[
            { value: '', label: t('field.artistChoose') },
            ...active.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ target }) => onEdit(() => ({ artistId: target.value || null }))}
        />
      </Field>
      <div className={styles.pair}>
        <Field label={t('field.type')} hint={t('field.typeHint', { least, most })}>
          <Select
            value={type}
            options={preparedTypes.map((value) => ({
              value,
              label: t(`entities.release:type.${value}`),
            }))}
            onChange={({ target }) =>
              onEdit(() => ({
                type: preparedTypes.find((each) => each === target.value) ?? 'single',
              }))
            }
          />
        </Field>
        <Field
          label={t('field.date')}
          hint={`${t('field.dateHint')} ${dayRule(releaseDate ?? '')}`}
          error={getError('releaseDate')}
        >
          <DateInput
            required
            min={dayFromToday(0)}
            max={dayFromToday(releaseLimits.daysAhead)}
            value={releaseDate ?? ''}
            onChange={({ target }) => onEdit(() => ({ releaseDate: target.value || null }))}
          />
        </Field>
      </div>
      <CodeField
        label={t('code.upc')}
        hint={t('code.upcHint')}
        error={getError('upc')}
        value={upc}
        show={showUpc}
        onChange={(next) => onEdit(() => ({ upc: next }))}
      />
    </>
  );
}
