import { useTranslation } from 'react-i18next';
import { PlanName } from '@/entities/plan';
import { FollowUserButton } from '@/features/follow-user';
import { headerArtSizes } from '@/shared/config/header-art.ts';
import type { UserProfile } from '@/shared/contract/profile.ts';
import { formatCountry, formatMonth } from '@/shared/lib/format';
import { paths } from '@/shared/routes';
import { artPalette, getArtTone } from '@/shared/theme';
import { Artwork } from '@/shared/ui/artwork';
import { ButtonLink } from '@/shared/ui/button';
import { ShortCount } from '@/shared/ui/short-count';
import { Text } from '@/shared/ui/text';
import { CollectionHeader } from '@/widgets/collection-header';
import { ListActions } from '@/widgets/list-menu';
import { useSharing } from '../model/use-sharing';
import * as styles from './UserPage.css';
import { playlistTotals } from '../lib/profile-figures';

export function UserHeader({ profile }: { profile: UserProfile }) {
  const { t, i18n } = useTranslation('pages.listener.user');
  const { isOwn, playlists } = useSharing(profile);
  const { id, displayName, username, bio, profileImage, colour, subscriptionType } = profile;
  const { followers, following, country, joinDate, topTracks } = profile;
  return (
    <CollectionHeader
      kind={
        <>
          {t('pageTitle')}
          {subscriptionType && <PlanName plan={subscriptionType} />}
        </>
      }
      title={displayName}
      colour={profileImage === null ? artPalette[getArtTone(id)].shape : colour}
      artwork={
        <Artwork src={profileImage} seed={id} shape="round" sizes={headerArtSizes} isPriority />
      }
      description={
        <>
          <Text className={styles.username}>{t('username', { username })}</Text>
          {bio && <Text>{bio}</Text>}
        </>
      }
      facts={
        <>
          {playlists !== 'withheld' && (
            <span>{t('playlists.count', { count: playlistTotals(profile).playlists })}</span>
          )}
          <ShortCount
            count={followers}
            label={(shown) => t('followers', { count: followers, shown })}
          />
          {following !== null && (
            <ShortCount count={following} label={(shown) => t('following', { shown })} />
          )}
          {country && <span>{formatCountry(country, i18n.language)}</span>}
          <span>{t('joined', { month: formatMonth(joinDate, i18n.language) })}</span>
        </>
      }
      {...(topTracks.length > 0 && { play: { tracks: topTracks, source: `user:${id}` } })}
      actions={
        <>
          {isOwn ? (
            <ButtonLink variant="outline" to={paths.profile}>
              {t('edit')}
            </ButtonLink>
          ) : (
            <FollowUserButton user={profile} />
          )}
          <ListActions
            list={{ kind: 'user', id, name: displayName }}
            isEmpty={topTracks.length === 0}
          />
        </>
      }
      path={paths.user(id)}
    />
  );
}
