import { Disc3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHearReleaseQuery, useLazyHearReleaseQuery } from '@/entities/release';
import type { HeardRelease } from '@/shared/contract/press-link.ts';
import { useFormats } from '@/shared/lib/format';
import { paths } from '@/shared/routes';
import { Artwork } from '@/shared/ui/artwork';
import { isMissing } from '@/shared/ui/query-view';
import { Text } from '@/shared/ui/text';
import { Invitation, useInvitationToken } from '@/widgets/auth-panel';
import { HeardTracks } from './HeardTracks';

/** A link with which the press hears a release ahead. See docs/product/releases.md. */
export function HearReleasePage() {
  const token = useInvitationToken();
  return <OpenedLink key={token} token={token} />;
}

function OpenedLink({ token }: { token: string }) {
  const { t } = useTranslation('pages.auth.hear-release');
  const { date } = useFormats();
  const skip = token === '';
  // One opening counts once.
  const opening = useHearReleaseQuery(
    { token, isRenewal: false },
    { skip, refetchOnReconnect: false, refetchOnFocus: false },
  );
  const [renew, renewed] = useLazyHearReleaseQuery();
  const isOver = isMissing(renewed) || renewed.data?.kind === 'out';
  const handleRenew = async () => {
    const { data } = await renew({ token, isRenewal: true });
    return data?.kind === 'ahead' ? data.tracks : undefined;
  };

  const describe = (release: HeardRelease) => {
    const { title } = release;
    if (release.kind === 'out') {
      const action = { to: paths.album(release.albumId), label: t('out.open') };
      return {
        icon: <Disc3 size={32} />,
        title: t('out.title', { title }),
        text: t('out.text'),
        action,
      };
    }
    const { artist, label, releaseDate, endsOn, coverImage, tracks } = release;
    const accept = (
      <>
        <Artwork src={coverImage} seed={title} sizes="400px" isPriority />
        <HeardTracks tracks={tracks} onRenew={handleRenew} />
        <Text size="small" tone="muted">
          {t('terms', { label, date: date(endsOn) })}
        </Text>
      </>
    );
    return { accept, title, intro: t('intro', { artist, date: date(releaseDate) }) };
  };
  return (
    <Invitation
      query={skip ? null : isOver ? renewed : opening}
      title={t('loading')}
      home={t('home')}
      dead={{ title: t('over.title'), text: t('over.text') }}
      describe={describe}
    />
  );
}
