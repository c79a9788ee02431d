import { useTranslation } from 'react-i18next';
import { PlaylistCard } from '@/entities/playlist';
import { SaveOnCard } from '@/features/save-playlist';
import type { UserProfile } from '@/shared/contract/profile.ts';
import { Grid } from '@/shared/ui/grid';
import { ShortCount } from '@/shared/ui/short-count';
import { Text } from '@/shared/ui/text';
import { useSharing } from '../model/use-sharing';
import { SharedPart } from './SharedPart';

export function PublicPlaylists({ profile }: { profile: UserProfile }) {
  const { t } = useTranslation('pages.listener.user');
  const sharing = useSharing(profile).playlists;
  const { displayName: name, publicPlaylists, playlistTotals } = profile;
  return (
    <SharedPart
      title={t('playlists.title')}
      sharing={sharing}
      withheld={t('playlists.withheld', { name })}
    >
      {publicPlaylists.length === 0 ? (
        <Text tone="muted">{t('playlists.empty', { name })}</Text>
      ) : (
        <>
          <Grid isFlush>
            {publicPlaylists.map((playlist) => (
              <li key={playlist.id}>
                <PlaylistCard
                  playlist={playlist}
                  action={<SaveOnCard playlist={playlist} />}
                  subtitle={
                    <>
                      {t('playlists.tracks', { count: playlist.tracks })}
                      <br />
                      {playlist.followers > 0 && (
                        <ShortCount
                          count={playlist.followers}
                          label={(shown) =>
                            t('playlists.saves', { count: playlist.followers, shown })
                          }
                        />
                      )}
                    </>
                  }
                />
              </li>
            ))}
          </Grid>
          {playlistTotals && (
            <Text tone="muted">{t('playlists.newest', { count: publicPlaylists.length })}</Text>
          )}
        </>
      )}
    </SharedPart>
  );
}
