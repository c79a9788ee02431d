import { useTranslation } from 'react-i18next';
import { type CreatedPlace, placeOfOne } from '@/entities/outbox';
import type { NewCanvas } from '@/features/create-canvas';
import { canvasStatuses } from '@/shared/contract/canvas-limits.ts';
import { useListView } from '@/shared/lib/address';
import { matchesText } from '@/shared/lib/text-filter';
import { FilterBar } from '@/shared/ui/filter-bar';
import { Grid } from '@/shared/ui/grid';
import { LiveText } from '@/shared/ui/live-text';
import { Section } from '@/shared/ui/section';
import { Text } from '@/shared/ui/text';
import type { ShownCanvas } from '../model/use-canvas-list';
import { CanvasCard } from './CanvasCard';

/** From so many on it can be searched. */
const longFrom = 9;

type CanvasListProps = {
  canvases: readonly ShownCanvas[];
  place: CreatedPlace;
  /** One of this device shall be changed. */
  onEdit: (canvas: NewCanvas, at: CreatedPlace) => void;
};

/** The canvases of an artist, those that are still on this device first. */
export function CanvasList({ canvases, place, onEdit }: CanvasListProps) {
  const { t } = useTranslation(['pages.promotion.canvas', 'entities.canvas']);
  const view = useListView({
    sorts: [],
    initialSort: { by: 'made', isDescending: true },
    choices: { status: canvasStatuses },
  });
  const { status } = view.chosen;
  const found = canvases.filter(
    ({ canvas }) =>
      matchesText(view.text, [canvas.trackTitle]) && (status === '' || canvas.status === status),
  );
  return (
    <Section title={t('yours')}>
      {(canvases.length >= longFrom || view.isFiltered) && (
        <FilterBar
          label={t('yours')}
          searchLabel={t('search')}
          text={view.text}
          onSearch={view.search}
          choices={[
            {
              name: 'status',
              label: t('status'),
              allLabel: t('allStatuses'),
              options: canvasStatuses.map((value) => ({
                value,
                label: t(`entities.canvas:status.${value}`),
              })),
            },
          ]}
          chosen={view.chosen}
          onChoose={(_, value) => view.choose('status', value)}
          onReset={view.isFiltered ? view.reset : undefined}
        />
      )}
      <LiveText>{found.length === 0 && <Text tone="muted">{t('noMatch')}</Text>}</LiveText>
      <Grid of="pictures">
        {found.map((shown) => (
          <li key={shown.canvas.id}>
            <CanvasCard shown={shown} place={placeOfOne(place, shown.canvas)} onEdit={onEdit} />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
