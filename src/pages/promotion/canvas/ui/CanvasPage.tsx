import { Clapperboard } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useCanvasesQuery } from '@/entities/canvas';
import { listedFor, type OutboxScope, useForgottenFiles, useToolItems } from '@/entities/outbox';
import { lazyPart } from '@/shared/lib/lazy-part';
import { ForActingArtist, useMaking, useWhose } from '@/widgets/workspace';
import { OfficePage, ToolDesk } from '@/widgets/office';
import { canvasItem } from '../model/canvas-item';
import { CanvasList } from './CanvasList';
import { CanvasSpecs } from './CanvasSpecs';

const CanvasWorkbench = lazyPart(() => import('./form/CanvasWorkbench'), 'CanvasWorkbench');

/** Milliseconds; signed addresses of canvases that are not live expire after 15 minutes. */
const renewEvery = 10 * 60_000;

type CanvasPageProps = {
  title: string;
};

/** See docs/product/canvas.md. */
export function CanvasPage({ title }: CanvasPageProps) {
  return (
    <OfficePage title={title} {...useWhose()}>
      <ForActingArtist>
        {({ labelId, artistId, scope }) => <CanvasDesk key={labelId ?? artistId} scope={scope} />}
      </ForActingArtist>
    </OfficePage>
  );
}

function CanvasDesk({ scope }: { scope: OutboxScope }) {
  const { t } = useTranslation('pages.promotion.canvas');
  const making = useMaking(scope);
  const query = useToolItems(
    canvasItem,
    scope,
    useCanvasesQuery(listedFor(scope), {
      refetchOnMountOrArgChange: true,
      pollingInterval: renewEvery,
      skipPollingIfUnfocused: true,
    }),
  );
  useForgottenFiles(scope.owner);
  // Works offline too; a failed prefetch is retried when the form opens.
  useEffect(() => void CanvasWorkbench.load().catch(() => undefined), []);
  return (
    <>
      <ToolDesk
        scope={scope}
        query={query}
        making={making}
        icon={<Clapperboard size={32} />}
        words={{
          create: t('create'),
          empty: { title: t('empty.title'), text: t('empty.text'), action: t('empty.action') },
        }}
        about={['track']}
        form={({ source, scope: at, close }) =>
          // Delivered canvases are not edited: a new version is sent.
          source.kind !== 'server' && <CanvasWorkbench scope={at} source={source} onClose={close} />
        }
      >
        <CanvasList />
      </ToolDesk>
      {!query.isLoading && <CanvasSpecs />}
    </>
  );
}
