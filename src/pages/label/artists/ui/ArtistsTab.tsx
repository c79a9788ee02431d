import { UserRoundPlus } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLabelArtistsQuery, useNamedLabel } from '@/entities/label';
import { useOpenItem } from '@/shared/lib/address';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/button';
import { QueryView } from '@/shared/ui/query-view';
import { MainAction, TabSkeleton } from '@/widgets/office';
import { ArtistList } from './ArtistList';

const ArtistPanel = lazyPart(() => import('./ArtistPanel'), 'ArtistPanel');
const AddArtist = lazyPart(() => import('./contracts/AddArtist'), 'AddArtist');

/** A failed prefetch is retried when the part is shown. */
const ahead = (part: { load: () => Promise<unknown> }) => void part.load().catch(() => undefined);

export function ArtistsTab() {
  const { t } = useTranslation('pages.label.artists');
  const label = useNamedLabel();
  const artists = useLabelArtistsQuery({ label });
  const opened = useOpenItem();
  const adding = useOpenItem('new');
  return (
    <>
      <MainAction>
        <Button
          variant="solid"
          aria-haspopup="dialog"
          onPointerEnter={() => ahead(AddArtist)}
          onClick={() => adding.open()}
        >
          <UserRoundPlus size={18} aria-hidden />
          {t('contract.add')}
        </Button>
      </MainAction>
      <QueryView query={artists} headingLevel={3} loading={<TabSkeleton />}>
        {(shown) => (
          <>
            <ArtistList
              artists={shown}
              onManage={opened.open}
              onIntent={() => ahead(ArtistPanel)}
            />
            <Suspense fallback={null}>
              {opened.isOpen && (
                <ArtistPanel
                  artist={shown.find(({ id }) => id === opened.id)}
                  onClose={opened.close}
                />
              )}
            </Suspense>
          </>
        )}
      </QueryView>
      <Suspense fallback={null}>
        {adding.isOpen && (
          <AddArtist
            isNew={adding.id === 'artist'}
            onNew={() => adding.open('artist')}
            onFind={() => adding.open()}
            onClose={adding.close}
          />
        )}
      </Suspense>
    </>
  );
}
