import { useTranslation } from 'react-i18next';
import type { ArtistAudience } from '@/shared/contract/artist-figures.ts';
import { useFormats } from '@/shared/lib/format';
import { paths } from '@/shared/routes';
import { Badge } from '@/shared/ui/badge';
import { Link } from '@/shared/ui/link';
import { ShortCount } from '@/shared/ui/short-count';
import { Inline, Stack } from '@/shared/ui/stack';
import { FiguresTable } from '@/widgets/office';
import { StatCard, StatCardGrid } from '@/widgets/stat-card';

export function Playlists({ playlists }: Pick<ArtistAudience, 'playlists'>) {
  const { t } = useTranslation(['pages.artist.dashboard', 'entities.figure']);
  const { number } = useFormats();
  const { top, editorial, user, addedThisWeek } = playlists;
  const totals = { editorial, user, addedThisWeek };
  return (
    <Stack gap={6}>
      <StatCardGrid label={t('audience.playlists')} hasShortValues>
        {(['editorial', 'user', 'addedThisWeek'] as const).map((name) => (
          <StatCard
            key={name}
            label={t(`playlists.${name}`)}
            value={<ShortCount count={totals[name]} />}
            definition={t(`entities.figure:definition.playlists.${name}`)}
          />
        ))}
      </StatCardGrid>
      <FiguresTable
        title={t('playlists.top')}
        rows={top}
        getId={({ id }) => id}
        getName={({ name }) => name ?? t('playlists.hidden')}
        empty={t('playlists.empty')}
        columns={[
          {
            id: 'name',
            title: t('playlists.name'),
            cell: ({ id, name, isEditorial }) => (
              <Inline gap={2} isWrapping>
                {name === null ? (
                  t('playlists.hidden')
                ) : (
                  <Link to={paths.playlist(id)}>{name}</Link>
                )}
                {isEditorial && <Badge>{t('playlists.isEditorial')}</Badge>}
              </Inline>
            ),
          },
          {
            id: 'streams',
            title: t('tracks.streams'),
            cell: ({ streams }) => number(streams),
            isNumeric: true,
          },
        ]}
      />
    </Stack>
  );
}
