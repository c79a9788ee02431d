import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { changedParams } from '@/shared/lib/address';
import { Field, Select } from '@/shared/ui/field';
import type { Acting } from '../model/use-acting-artist';

type OwnArtistsProps = {
  /** Who uses the tool, and for whom. */
  acting: Acting;
};

/**
 * For which of their artists a label acts; nothing where there is no choice.
 * @states default
 * @without loading empty failed narrow long-text: the screen that it stands on has them
 */
export function OwnArtists({ acting: { artistId = '', choices } }: OwnArtistsProps) {
  const { t } = useTranslation('widgets.artist-choice');
  const [, setSearch] = useSearchParams();
  if (choices.length < 2) return null;
  return (
    <Field label={t('artist')}>
      <Select
        value={artistId}
        options={choices.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) =>
          setSearch((current) => changedParams(current, { artist: target.value }))
        }
      />
    </Field>
  );
}
