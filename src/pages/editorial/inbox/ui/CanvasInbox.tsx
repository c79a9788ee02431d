import { useTranslation } from 'react-i18next';
import { useCanvasInboxQuery } from '@/entities/canvas';
import { useParts } from '../model/use-parts';
import { CanvasItem } from './CanvasItem';
import { lookAgain, WaitingSection } from './WaitingSection';

/** See docs/product/canvas.md. */
export function CanvasInbox() {
  const { t } = useTranslation('pages.editorial.canvas');
  const parts = useParts('canvas');
  return (
    <WaitingSection
      title={t('title')}
      query={useCanvasInboxQuery(parts.cursor, lookAgain)}
      parts={parts}
      partOf={({ canvases, nextCursor }) => ({ items: canvases, nextCursor })}
      count={({ total }) => t('waiting', { count: total })}
      empty={t('empty')}
    >
      {(canvas) => <CanvasItem key={canvas.id} canvas={canvas} />}
    </WaitingSection>
  );
}
