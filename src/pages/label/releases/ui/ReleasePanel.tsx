import { useTranslation } from 'react-i18next';
import { statusMeanings } from '@/shared/config/status-meanings';
import type { Release } from '@/shared/contract/label-figures.ts';
import { useFormats } from '@/shared/lib/format';
import { showUpc } from '@/shared/rules/release-codes.ts';
import { paths } from '@/shared/routes';
import { Artwork } from '@/shared/ui/artwork';
import { ButtonLink } from '@/shared/ui/button';
import { FactList } from '@/shared/ui/fact-list';
import { SidePanel } from '@/shared/ui/side-panel';
import { Inline, Stack } from '@/shared/ui/stack';
import { StatusBadge } from '@/shared/ui/status-badge';
import { PressLinks } from './PressLinks';
import { ReleaseLyrics } from './ReleaseLyrics';

type ReleasePanelProps = {
  /** Undefined where the address names a release outside the list. */
  release: Release | undefined;
  onClose: () => void;
};

export function ReleasePanel({ release, onClose }: ReleasePanelProps) {
  const { t } = useTranslation('pages.label.releases');
  return (
    <SidePanel
      isOpen
      onOpenChange={onClose}
      title={release?.title ?? t('panel.gone.title')}
      description={release?.artistName ?? t('panel.gone.text')}
      closeLabel={t('panel.close')}
    >
      {release && <AboutRelease release={release} />}
    </SidePanel>
  );
}

function AboutRelease({ release }: { release: Release }) {
  const { t } = useTranslation(['pages.label.releases', 'pages.label']);
  const { date, euros, number } = useFormats();
  const { id, coverImage, type, status, uploadDate, releaseDate, streams, revenue, codes } =
    release;
  return (
    <Stack gap={6}>
      <Artwork src={coverImage} seed={id} sizes="320px" />
      <FactList
        layout="pairs"
        facts={[
          {
            name: t('table.state'),
            value: (
              <StatusBadge meaning={statusMeanings.release[status]}>
                {t(`table.status.${status}`)}
              </StatusBadge>
            ),
          },
          { name: t('table.type'), value: t(`table.types.${type}`) },
          { name: t('pages.label:releases.date'), value: date(releaseDate) },
          uploadDate !== null && { name: t('panel.uploaded'), value: date(uploadDate) },
          codes !== undefined &&
            codes.upc !== '' && { name: t('code.upc'), value: showUpc(codes.upc) },
          { name: t('pages.label:releases.streams'), value: number(streams) },
          { name: t('pages.label:releases.revenue'), value: euros(revenue) },
        ]}
      />
      {(status === 'pending' || status === 'approved') && <PressLinks releaseId={id} />}
      {status === 'live' && (
        <>
          <Inline>
            <ButtonLink to={paths.album(id)}>{t('panel.page')}</ButtonLink>
          </Inline>
          <ReleaseLyrics albumId={id} isrcs={codes?.isrcs} />
        </>
      )}
    </Stack>
  );
}
