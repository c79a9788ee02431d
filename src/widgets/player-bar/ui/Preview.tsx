import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useCurrentTrack } from '@/entities/playback';
import { selectSessionStatus } from '@/entities/session';
import { paths } from '@/shared/routes';
import { Badge } from '@/shared/ui/badge';
import { Link } from '@/shared/ui/link';
import * as styles from './Preview.css';

const useIsPreview = () => {
  const isVisitor = useSelector(selectSessionStatus) === 'visitor';
  return useCurrentTrack() !== null && isVisitor;
};

export function PreviewBadge() {
  const { t } = useTranslation('widgets.player-bar');
  return useIsPreview() && <Badge tone="accent">{t('preview.badge')}</Badge>;
}

export function PreviewHint() {
  const { t } = useTranslation('widgets.player-bar');
  if (!useIsPreview()) return null;
  return (
    <p className={styles.hint}>
      {t('preview.hint')}{' '}
      <Link tone="accent" to={paths.login}>
        {t('preview.link')}
      </Link>
    </p>
  );
}
