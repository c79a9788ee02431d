import { UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useUserProfileQuery } from '@/entities/user';
import { usePageTitle } from '@/shared/lib/page-title';
import { paths, useAddressParameter } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { QueryView, isMissing } from '@/shared/ui/query-view';
import { Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { PublicPlaylists } from './PublicPlaylists';
import { Stats } from './Stats';
import { TopTracks } from './TopTracks';
import { UserHeader } from './UserHeader';
import { UserPageSkeleton } from './UserPageSkeleton';

/** See docs/product/people.md. */
export function UserPage() {
  const id = useAddressParameter('id');
  // Another user must not keep state of this one.
  return <OpenedUser key={id} id={id} />;
}

function OpenedUser({ id }: { id: string }) {
  const { t } = useTranslation('pages.listener.user');
  const query = useUserProfileQuery(id);
  usePageTitle(
    isMissing(query) ? t('notFound.title') : (query.data?.displayName ?? t('pageTitle')),
  );
  return (
    <QueryView
      query={query}
      headingLevel={1}
      loading={<UserPageSkeleton />}
      notFound={
        <StatusView
          icon={<UserRound size={32} />}
          headingLevel={1}
          title={t('notFound.title')}
          text={t('notFound.text')}
          action={<ButtonLink to={paths.home}>{t('notFound.home')}</ButtonLink>}
        />
      }
    >
      {(profile) => (
        <Stack gap={10}>
          <UserHeader profile={profile} />
          <PublicPlaylists profile={profile} />
          <TopTracks profile={profile} />
          <Stats profile={profile} />
        </Stack>
      )}
    </QueryView>
  );
}
