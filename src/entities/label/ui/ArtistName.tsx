import { paths } from '@/shared/routes';
import { Artwork } from '@/shared/ui/artwork';
import { PicturedName } from '@/shared/ui/data-table';
import { Link } from '@/shared/ui/link';

type ArtistNameProps = {
  artist: { id: string; name: string; image: string | null };
  detail?: string;
};

export function ArtistName({ artist: { id, name, image }, ...rest }: ArtistNameProps) {
  return (
    <PicturedName picture={<Artwork src={image} seed={id} shape="round" sizes="40px" />} {...rest}>
      <Link to={paths.artist(id)}>{name}</Link>
    </PicturedName>
  );
}
