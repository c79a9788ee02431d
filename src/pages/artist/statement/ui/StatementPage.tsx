import { useSearchParams } from 'react-router-dom';
import { useArtistStatementQuery } from '@/entities/figure';
import { useAddressParameter } from '@/shared/routes';
import { StatementSheet, StatementView } from '@/widgets/statement';

type StatementPageProps = {
  title: string;
};

/** An artist's closed month, to read, print and save. See docs/product/payments.md. */
export function StatementPage({ title }: StatementPageProps) {
  const id = useAddressParameter('id');
  const [search] = useSearchParams();
  const artist = search.get('artist') || undefined;
  const statement = useArtistStatementQuery({ id, artist });
  const named = artist === undefined ? '' : `&artist=${artist}`;
  const back = `/spotify-for-artists?tab=earnings${named}`;
  return (
    <StatementView query={statement} back={back}>
      {(shown) => (
        <StatementSheet
          title={title}
          statement={shown}
          reader="artist"
          back={back}
          paper={{ url: `/artist/payments/${id}/pdf`, params: { artist } }}
        />
      )}
    </StatementView>
  );
}
