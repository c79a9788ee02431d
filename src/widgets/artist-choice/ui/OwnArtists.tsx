import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { changedParams } from '@/shared/lib/address';
import { Field, Select } from '@/shared/ui/field';
import type { Acting } from '../model/use-acting-artist';

type OwnArtistsProps = {
  /** Id of the one for whom the label acts; null where that is none of them. */
  chosen: string | null;
  /** Among whom it chooses. */
  choices: Acting['choices'];
};

/** For which of their artists a label acts; those of several labels are named with theirs. */
export function OwnArtists({ chosen, choices }: OwnArtistsProps) {
  const { t } = useTranslation('widgets.artist-choice');
  const [, setSearch] = useSearchParams();
  const none = chosen === null ? [{ value: '', label: t('choose'), isDisabled: true }] : [];
  return (
    <Field label={t('artist')}>
      <Select
        value={chosen ?? ''}
        options={[
          ...none,
          ...choices.map(({ id, name, label }) => ({
            value: id,
            label: label === undefined ? name : t('ofLabel', { name, label }),
          })),
        ]}
        onChange={({ target }) =>
          setSearch((current) => changedParams(current, { artist: target.value }))
        }
      />
    </Field>
  );
}
