import { useTranslation } from 'react-i18next';
import { chartLooks } from '@/entities/chart';
import type { ChartId } from '@/shared/contract/chart.ts';
import { paths } from '@/shared/routes';
import { BrowseTile } from './BrowseTile';
import { tiles } from './BrowseTile.css';

export function ChartTiles({ ids }: { ids: readonly ChartId[] }) {
  const { t } = useTranslation('pages.listener.search');
  return (
    <ul className={tiles.small}>
      {ids.map((id) => (
        <li key={id}>
          <BrowseTile
            title={t(`chart.${id}.title`)}
            to={paths.chart(id)}
            tone={chartLooks[id].tone}
            artKind="mark"
            art={chartLooks[id].mark}
          />
        </li>
      ))}
    </ul>
  );
}
