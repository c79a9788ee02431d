import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '@/entities/session';
import { useFormats } from '@/shared/lib/format';
import { Artwork } from '@/shared/ui/artwork';
import { Badge } from '@/shared/ui/badge';
import { PeriodChoice } from '@/shared/ui/period-choice';
import { ShortCount } from '@/shared/ui/short-count';
import { OfficePage, useScreenTab } from '@/widgets/office';
import { useDashboardView } from '../model/dashboard-view';
import type { Figures } from '../model/use-figures';
import { ExportButton } from './ExportButton';

type ArtistFrameProps = {
  title: string;
  /** Undefined while loading. */
  figures: Figures | undefined;
  children: ReactNode;
};

export function ArtistFrame({ title, figures, children }: ArtistFrameProps) {
  const { t } = useTranslation('pages.artist.dashboard');
  const { genre } = useFormats();
  const viewer = useViewer();
  const { range, chooseRange } = useDashboardView();
  const [tab] = useScreenTab();
  const isOfDays = tab !== 'label' && tab !== 'pitching';
  const artist = figures?.audience.artist;
  return (
    <OfficePage
      title={title}
      picture={
        <Artwork
          src={artist?.image ?? null}
          seed={artist?.id ?? viewer?.id ?? ''}
          shape="round"
          sizes="40px"
          isPriority
        />
      }
      whose={figures ? (artist?.name ?? t('yourMusic')) : null}
      loading={t('loading')}
      facts={
        figures ? (
          <>
            {artist?.verified && (
              <Badge tone="accent">
                <BadgeCheck size={16} aria-hidden />
                {t('verified')}
              </Badge>
            )}
            {artist && <span>{genre(artist.genre)}</span>}
            <ShortCount
              count={figures.stats.followers}
              label={(shown) => t('followers', { count: figures.stats.followers, shown })}
            />
            {figures.label && <span>{figures.label.name}</span>}
          </>
        ) : null
      }
      controls={
        <>
          {isOfDays && <PeriodChoice value={range} onChange={chooseRange} />}
          <ExportButton figures={figures} />
        </>
      }
    >
      {children}
    </OfficePage>
  );
}
