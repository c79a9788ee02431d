import { useTranslation } from 'react-i18next';
import type { LabelArtistDetails } from '@/shared/contract/label-figures.ts';
import { paths } from '@/shared/routes';
import { Link } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';

type ArtistPeopleProps = Pick<LabelArtistDetails, 'people'> & {
  /** The contract is in force, so the label may see them. */
  isNotified: boolean;
};

export function ArtistPeople({ people, isNotified }: ArtistPeopleProps) {
  const { t } = useTranslation('pages.label.artists');
  return (
    <Stack as="section" gap={3}>
      <Heading level={3}>{t('panel.people')}</Heading>
      {people.length === 0 && (
        <Text tone="muted">{t(isNotified ? 'panel.noPeople' : 'panel.peopleLater')}</Text>
      )}
      <Stack as="ul" gap={2}>
        {people.map(({ id, displayName }) => (
          <li key={id}>
            <Link to={paths.user(id)}>{displayName}</Link>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
