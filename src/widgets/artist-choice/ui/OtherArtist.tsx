import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '@/shared/ui/button';

/**
 * Leads to the same screen before an artist was chosen: `?artist=` is there and empty, for without it the last one would
 * stand there again.
 */
export function OtherArtist() {
  const { t } = useTranslation('widgets.artist-choice');
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  params.set('artist', '');
  return (
    <ButtonLink size="small" variant="ghost" to={`${pathname}?${params}`}>
      {t('other')}
    </ButtonLink>
  );
}
