import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFeaturedPlaylistsQuery } from '@/entities/playlist';
import { Checkbox } from '@/shared/ui/field';
import { Skeleton } from '@/shared/ui/skeleton';
import { Text } from '@/shared/ui/text';
import { targetCount } from '../../model/pitch-limits';
import * as styles from './Pitching.css';

/**
 * The playlists that a song is proposed for: the first of the editors' own.
 * @states default loading
 */
export function TargetPlaylists({ registration }: { registration: UseFormRegisterReturn }) {
  const { t } = useTranslation('pages.artist.dashboard');
  const { data } = useFeaturedPlaylistsQuery();
  const targets = data?.slice(0, targetCount);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.groupName}>{t('pitching.targets')}</legend>
      {targets?.map(({ id, name }) => (
        <Checkbox key={id} label={name} value={name} {...registration} />
      ))}
      {targets === undefined &&
        Array.from({ length: targetCount }, (_, index) => <Skeleton key={index} width="14em" />)}
      {targets?.length === 0 && (
        <Text size="small" tone="muted">
          {t('pitching.noTargets')}
        </Text>
      )}
    </fieldset>
  );
}
