import { Clock, Heart, ListMusic, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/shared/lib/format';
import { paths } from '@/shared/routes';
import { Link } from '@/shared/ui/link';
import { ShortCount } from '@/shared/ui/short-count';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import { StatCard, StatCardGrid } from '@/widgets/stat-card';
import { useOwnFiguresQuery } from '../../api/figures-api';
import { toHours } from '../../lib/to-hours';

const icons = {
  hoursListened: <Clock size={20} />,
  likedSongs: <Heart size={20} />,
  followers: <Users size={20} />,
  playlists: <ListMusic size={20} />,
};

const names = ['hoursListened', 'likedSongs', 'followers', 'playlists'] as const;

/** Four figures, or a way to start for new users. */
export function Figures() {
  const { t, i18n } = useTranslation('pages.listener.profile');
  const { data: figures, isError } = useOwnFiguresQuery();
  if (isError) return null;
  const getFigure = (name: (typeof names)[number], count: number) =>
    name === 'followers' ? <ShortCount count={count} /> : formatNumber(count, i18n.language);
  const counts = figures && { ...figures, hoursListened: toHours(figures.secondsListened) };
  return (
    <Stack as="section" aria-busy={!figures}>
      <Heading level={2} size="title">
        {t('overview.figures')}
      </Heading>
      <StatCardGrid label={t('overview.figures')}>
        {names.map((name) => (
          <StatCard
            key={name}
            icon={icons[name]}
            label={t(`overview.${name}`, { count: counts?.[name] ?? 0 })}
            // Keeps the room of a loading figure.
            value={counts ? getFigure(name, counts[name]) : '\u00A0'}
          />
        ))}
      </StatCardGrid>
      {figures?.secondsListened === 0 && (
        <Text tone="muted">
          {t('overview.nothingHeard')} <Link to={paths.search}>{t('overview.begin')}</Link>
        </Text>
      )}
    </Stack>
  );
}
