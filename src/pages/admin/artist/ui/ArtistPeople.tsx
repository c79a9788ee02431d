import { useTranslation } from 'react-i18next';
import { statusMeanings } from '@/shared/config/status-meanings';
import type { ArtistOverview } from '@/shared/contract/active-promotion.ts';
import { paths } from '@/shared/routes';
import { Link } from '@/shared/ui/link';
import { Section } from '@/shared/ui/section';
import { Inline, Stack } from '@/shared/ui/stack';
import { StatusBadge } from '@/shared/ui/status-badge';
import { Text } from '@/shared/ui/text';

/** The accounts of an artist, and a link to the public page. */
export function ArtistPeople({ artist }: { artist: ArtistOverview }) {
  const { t } = useTranslation('pages.admin.artist');
  return (
    <Section title={t('people')}>
      <Stack gap={3}>
        {artist.people.length === 0 && <Text tone="muted">{t('noPeople')}</Text>}
        <Stack as="ul" gap={3}>
          {artist.people.map(({ id, name, email, status }) => (
            <li key={id}>
              <Inline gap={3} isWrapping>
                <Link to={`${paths.admin}?tab=users&q=${encodeURIComponent(email)}`}>{name}</Link>
                <Text as="span" size="small" tone="muted">
                  {email}
                </Text>
                <StatusBadge meaning={statusMeanings.account[status]}>
                  {t(`status.${status}`)}
                </StatusBadge>
              </Inline>
            </li>
          ))}
        </Stack>
        <Link to={paths.artist(artist.id)} tone="accent">
          {t('page')}
        </Link>
      </Stack>
    </Section>
  );
}
