import { Clapperboard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCanvasInboxQuery } from '@/entities/canvas';
import { QueryView } from '@/shared/ui/query-view';
import { Section } from '@/shared/ui/section';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { Text } from '@/shared/ui/text';
import { useParts } from '../model/use-parts';
import { CanvasItem } from './CanvasItem';
import { PartButtons } from './PartButtons';

/** Milliseconds after which it is looked whether something else waits. */
const lookAgain = 60_000;

/**
 * The canvases that wait for a decision, those that were sent first at the beginning. See docs/product/canvas.md.
 */
export function CanvasInbox() {
  const { t } = useTranslation('pages.editorial.canvas');
  const parts = useParts();
  const { cursor } = parts;
  const query = useCanvasInboxQuery(cursor, {
    refetchOnMountOrArgChange: true,
    pollingInterval: lookAgain,
    skipPollingIfUnfocused: true,
  });
  return (
    <Section title={t('title')}>
      <QueryView
        query={query}
        headingLevel={3}
        loading={<Skeleton shape="block" height="240px" />}
        isEmpty={({ canvases }) => canvases.length === 0 && cursor === undefined}
        empty={
          <StatusView
            headingLevel={3}
            icon={<Clapperboard size={32} />}
            title={t('empty.title')}
            text={t('empty.text')}
          />
        }
      >
        {({ canvases, total, nextCursor }) => (
          <Stack gap={5}>
            <Text tone="muted">{t('waiting', { count: total })}</Text>
            {canvases.map((canvas) => (
              <CanvasItem key={canvas.id} canvas={canvas} />
            ))}
            <PartButtons parts={parts} nextCursor={nextCursor} />
          </Stack>
        )}
      </QueryView>
    </Section>
  );
}
