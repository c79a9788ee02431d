import type { Release } from '@/shared/contract/label-figures.ts';
import { paths } from '@/shared/routes';
import { Artwork } from '@/shared/ui/artwork';
import { PicturedName } from '@/shared/ui/data-table';
import { Link } from '@/shared/ui/link';

type ReleaseNameProps = {
  release: Release;
};

/** A release, linked to its page once published. */
export function ReleaseName({ release }: ReleaseNameProps) {
  const { id, title, coverImage, status } = release;
  return (
    <PicturedName picture={<Artwork src={coverImage} seed={id} shape="thumb" sizes="40px" />}>
      {status === 'live' ? <Link to={paths.album(id)}>{title}</Link> : title}
    </PicturedName>
  );
}
