import { useTranslation } from 'react-i18next';
import { useHighlightsQuery } from '@/entities/highlight';
import { useViewer } from '@/entities/session';
import { can } from '@/shared/lib/access';
import { paths } from '@/shared/routes';
import { Link } from '@/shared/ui/link';
import { Inline } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';

/** What waits on the reader's home, as a group of its own above the notifications. */
export function WaitingToday({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('widgets.notification-bell.decisions');
  const viewer = useViewer();
  const { data } = useHighlightsQuery();
  const count = data?.waiting ?? 0;
  if (count === 0) return null;
  const getHome = () => {
    if (can(viewer, 'admin.open')) return paths.admin;
    if (can(viewer, 'label.open')) return paths.labelManager;
    return can(viewer, 'artist.request') ? '/spotify-for-artists' : '/editorial';
  };
  return (
    <section>
      <Heading level={3} size="small">
        {t('today.title')}
      </Heading>
      <Inline gap={3} justify="between" isWrapping>
        <Text>{t('today.waiting', { count })}</Text>
        <Link tone="accent" to={getHome()} onClick={onLeave}>
          {t('today.open')}
        </Link>
      </Inline>
    </section>
  );
}
