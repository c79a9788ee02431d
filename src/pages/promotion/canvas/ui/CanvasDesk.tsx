import { Clapperboard, Plus } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetSentFiles } from '@/entities/outbox';
import type { NewCanvas } from '@/features/create-canvas';
import { logFailure } from '@/shared/lib/log';
import { lazyPart } from '@/shared/lib/lazy-part';
import { paths } from '@/shared/routes';
import { Button, ButtonLink } from '@/shared/ui/button';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import type { Acting } from '@/widgets/workspace';
import { MainAction } from '@/widgets/office';
import { useCanvasList } from '../model/use-canvas-list';
import { CanvasList } from './CanvasList';
import { CanvasSpecs } from './CanvasSpecs';

const CreateDialog = lazyPart(() => import('./create/CreateDialog'), 'CreateDialog');

type CanvasDeskProps = {
  /** Who looks, and at whose. */
  acting: Acting;
};

/** The canvases of one artist, and the form for another. */
export function CanvasDesk({ acting: { owner, artistId } }: CanvasDeskProps) {
  const { t } = useTranslation('pages.promotion.canvas');
  const place = { owner, artistId };
  const query = useCanvasList(place);
  /** What is being filled in: something new, or one of this device. */
  const [filling, setFilling] = useState<NewCanvas | 'new' | null>(null);
  useEffect(() => {
    forgetSentFiles(owner).catch((error: unknown) => logFailure('forgetSentFiles', error));
  }, [owner]);
  return (
    <Stack gap={6}>
      <MainAction>
        <Button variant="solid" aria-haspopup="dialog" onClick={() => setFilling('new')}>
          <Plus size={18} aria-hidden />
          {t('create')}
        </Button>
      </MainAction>
      <CanvasSpecs />
      <QueryView
        query={query}
        loading={<Skeleton shape="block" height="360px" />}
        notFound={
          <StatusView
            icon={<Clapperboard size={32} />}
            title={t('nobody.title')}
            text={t('nobody.text')}
            action={<ButtonLink to={paths.home}>{t('nobody.action')}</ButtonLink>}
          />
        }
        empty={
          <StatusView
            icon={<Clapperboard size={32} />}
            title={t('empty.title')}
            text={t('empty.text')}
            action={<Button onClick={() => setFilling('new')}>{t('empty.action')}</Button>}
          />
        }
      >
        {(canvases) => <CanvasList canvases={canvases} place={place} onEdit={setFilling} />}
      </QueryView>
      {filling !== null && (
        <Suspense fallback={null}>
          <CreateDialog
            place={place}
            former={filling === 'new' ? null : filling}
            onClose={() => setFilling(null)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
