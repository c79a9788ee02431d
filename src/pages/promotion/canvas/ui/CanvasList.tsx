import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useRemoveCanvasMutation } from '@/entities/canvas';
import type { Canvas } from '@/shared/contract/canvas.ts';
import { useOpenItem } from '@/shared/lib/address';
import { lazyPart } from '@/shared/lib/lazy-part';
import { FilteredList } from '@/shared/ui/filtered-list';
import { Section } from '@/shared/ui/section';
import { MissingItem, type ThingAct, useToolDesk } from '@/widgets/office';
import { canvasItem, type ShownCanvas } from '../model/canvas-item';
import type { NewCanvas } from '../model/canvas-rules';
import { CanvasCard } from './CanvasCard';

const PreviewDialog = lazyPart(() => import('./PreviewDialog'), 'PreviewDialog');

/**
 * Canvases, those pending on this device first. Cards are the default, because the picture
 * matters most.
 */
export function CanvasList() {
  const { t } = useTranslation('pages.promotion.canvas');
  const { shown, create, ask, getArtist } = useToolDesk<Canvas, NewCanvas>();
  const [remove] = useRemoveCanvasMutation();
  const preview = useOpenItem('open');
  const opened = shown.find(({ thing }) => thing.id === preview.id);

  function getActs({ thing, pending }: ShownCanvas): ThingAct[] {
    // A pending item shows its own actions.
    if (pending) return [];
    const { trackId: track, trackTitle: title, artistId: artist } = thing;
    return [
      {
        label: t('again.label'),
        name: t('again.of', { title }),
        hasDialog: true,
        onPress: () => create('', { track, ...(artist && { artist, label: '' }) }),
      },
      {
        label: t('remove.confirm'),
        name: t('remove.of', { title }),
        isDanger: true,
        hasDialog: true,
        onPress: () =>
          ask({
            title: t('remove.title', { title }),
            text: t(thing.status === 'live' ? 'remove.textLive' : 'remove.text'),
            confirm: t('remove.confirm'),
            done: t('remove.done', { title }),
            failed: t('remove.failed'),
            act: () => remove({ id: thing.id, artistId: getArtist(thing) }),
          }),
      },
    ];
  }

  return (
    <Section title={t('yours')}>
      <FilteredList
        label={t('yours')}
        items={shown}
        {...canvasItem.listed}
        states={{
          ...canvasItem.states,
          title: t('status'),
          all: t('states.all'),
          label: (state) => t(`states.${state}`),
        }}
        searchLabel={t('search')}
        noMatch={t('noMatch')}
        card={(each) => (
          <CanvasCard
            shown={each}
            acts={getActs(each)}
            onPreview={() => preview.open(each.thing.id)}
          />
        )}
        cardsAs="pictures"
        empty={null}
      />
      <Suspense fallback={null}>
        {preview.isOpen && !opened && <MissingItem onClose={preview.close} />}
        {opened && (
          <PreviewDialog
            canvas={opened.thing}
            item={opened.pending?.item ?? null}
            onClose={preview.close}
          />
        )}
      </Suspense>
    </Section>
  );
}
