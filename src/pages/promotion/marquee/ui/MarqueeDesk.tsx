import { Megaphone, Plus } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDayRule } from '@/entities/figure';
import { useMarqueeTracksQuery } from '@/entities/marquee';
import { lazyPart } from '@/shared/lib/lazy-part';
import { paths } from '@/shared/routes';
import { Button, ButtonLink } from '@/shared/ui/button';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { Text } from '@/shared/ui/text';
import type { Acting } from '@/widgets/workspace';
import { MainAction } from '@/widgets/office';
import { useMarqueeView } from '../model/marquee-view';
import { useConcertCampaign } from '../model/use-concert-campaign';
import { useCampaigns } from '../model/use-campaigns';
import type { Filling } from '../model/use-save-campaign';
import { MarqueeCards } from './MarqueeCards';
import { MarqueeTabs } from './MarqueeTabs';

const CampaignDialog = lazyPart(() => import('./create/CampaignDialog'), 'CampaignDialog');

type MarqueeDeskProps = {
  /** Who looks, and at whose. */
  acting: Acting;
};

/** The campaigns of one artist, their figures, and the form for another. */
export function MarqueeDesk({ acting: { owner, artistId } }: MarqueeDeskProps) {
  const { t } = useTranslation('pages.promotion.marquee');
  const dayRule = useDayRule();
  const place = { owner, artistId };
  const query = useCampaigns(place);
  const { isNewAsked, closeNew } = useMarqueeView();
  const about = useConcertCampaign(artistId);
  const [filling, setFilling] = useState<Filling | null>(null);
  // Both are needed without a network too; what fails is asked for again when the form is opened.
  useMarqueeTracksQuery({ artistId });
  useEffect(() => void CampaignDialog.load().catch(() => undefined), []);
  const create = () => setFilling({ kind: 'new' });
  const asked =
    isNewAsked && !about.isLoading ? { kind: 'new' as const, begun: about.begun } : null;
  const open = filling ?? asked;
  const close = () => {
    setFilling(null);
    if (isNewAsked) closeNew();
  };
  return (
    <Stack gap={6}>
      <MainAction>
        <Button variant="solid" aria-haspopup="dialog" onClick={create}>
          <Plus size={18} aria-hidden />
          {t('create')}
        </Button>
      </MainAction>
      <QueryView
        query={query}
        loading={<Skeleton shape="block" height="480px" />}
        notFound={
          <StatusView
            icon={<Megaphone size={32} />}
            title={t('nobody.title')}
            text={t('nobody.text')}
            action={<ButtonLink to={paths.home}>{t('nobody.action')}</ButtonLink>}
          />
        }
        empty={
          <StatusView
            icon={<Megaphone size={32} />}
            title={t('empty.title')}
            text={t('empty.text')}
            action={<Button onClick={create}>{t('empty.action')}</Button>}
          />
        }
      >
        {(shown) => (
          <>
            <MarqueeCards campaigns={shown.map(({ campaign }) => campaign)} />
            <MarqueeTabs shown={shown} place={place} onFill={setFilling} />
            <Text size="small" tone="muted">
              {dayRule()}
            </Text>
          </>
        )}
      </QueryView>
      {open !== null && (
        <Suspense fallback={null}>
          <CampaignDialog place={place} filling={open} onClose={close} />
        </Suspense>
      )}
    </Stack>
  );
}
