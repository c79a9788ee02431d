import { Clapperboard, Plus } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CreatedPlace, forgetSentFiles } from '@/entities/outbox';
import type { NewCanvas } from '@/features/create-canvas';
import { logFailure } from '@/shared/lib/log';
import { lazyPart } from '@/shared/lib/lazy-part';
import { paths } from '@/shared/routes';
import { Button, ButtonLink } from '@/shared/ui/button';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { type Acting, useMaking } from '@/widgets/workspace';
import { MainAction } from '@/widgets/office';
import { useCanvasList } from '../model/use-canvas-list';
import { CanvasList } from './CanvasList';
import { CanvasSpecs } from './CanvasSpecs';

const CreateDialog = lazyPart(() => import('./create/CreateDialog'), 'CreateDialog');

type CanvasDeskProps = {
  /** Who looks, and at whose. */
  acting: Acting;
};

/** The canvases of one artist or of a whole label, and the form for another. */
export function CanvasDesk({ acting: { owner, place } }: CanvasDeskProps) {
  const { t } = useTranslation('pages.promotion.canvas');
  const query = useCanvasList(place);
  /** What is being filled in: something new, or one of this device. */
  const [filling, setFilling] = useState<{ at: CreatedPlace; former: NewCanvas | null } | null>(
    null,
  );
  const making = useMaking(place);
  const create = () => making.begin((at) => setFilling({ at, former: null }));
  useEffect(() => {
    forgetSentFiles(owner).catch((error: unknown) => logFailure('forgetSentFiles', error));
  }, [owner]);
  return (
    <Stack gap={6}>
      <MainAction>
        <Button variant="solid" aria-haspopup="dialog" onClick={create}>
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
            action={<Button onClick={create}>{t('empty.action')}</Button>}
          />
        }
      >
        {(canvases) => (
          <CanvasList
            canvases={canvases}
            place={place}
            onEdit={(former, at) => setFilling({ at, former })}
          />
        )}
      </QueryView>
      {making.question}
      {filling !== null && (
        <Suspense fallback={null}>
          <CreateDialog
            place={filling.at}
            former={filling.former}
            onClose={() => setFilling(null)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
