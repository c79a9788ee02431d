import { BellRing, ImageDown, Megaphone, Ticket } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConcertWords } from '@/entities/concert';
import { getToolAddress } from '@/shared/config/tools.ts';
import type { Concert } from '@/shared/contract/concert.ts';
import { useAddressChoice } from '@/shared/lib/address';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Field, Select } from '@/shared/ui/field';
import { Section } from '@/shared/ui/section';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { isToCome } from '../../lib/sold-share';
import { useConcertDesk } from '../../model/use-concerts';
import { TourLine } from '../figures/TourLine';
import { PlatformList } from './PlatformList';
import * as styles from './promotion.css';

const PosterDialog = lazyPart(() => import('./PosterDialog'), 'PosterDialog');

export function PromotionTab() {
  const { t } = useTranslation('pages.promotion.concerts');
  const { date } = useConcertWords();
  const { shown, getArtist, whose } = useConcertDesk();
  // Other tools do not know pending concerts.
  const concerts = shown.flatMap(({ thing, pending }) =>
    pending === null && isToCome(thing) ? [thing] : [],
  );
  const ids = concerts.map(({ id }) => id);
  const [chosen, choose] = useAddressChoice('concert', ids, ids[0] ?? '');
  const [poster, setPoster] = useState<Concert | null>(null);
  const concert = concerts.find(({ id }) => id === chosen);
  return (
    <Stack gap={6}>
      <TourLine />
      <Section title={t('promotion.tools')}>
        {concert === undefined ? (
          <Text tone="muted">{t('promotion.nothing')}</Text>
        ) : (
          <Stack gap={5}>
            <Field label={t('promotion.which')}>
              <Select
                value={concert.id}
                options={concerts.map((each) => ({
                  value: each.id,
                  label: t('promotion.option', { title: each.title, date: date(each.date) }),
                }))}
                onChange={({ target }) => choose(target.value)}
              />
            </Field>
            {whose(concert.id)}
            <Tools
              concert={concert}
              artistId={getArtist(concert)}
              onPoster={() => setPoster(concert)}
            />
          </Stack>
        )}
      </Section>
      <Section title={t('promotion.platforms')}>
        <PlatformList concerts={concerts} />
      </Section>
      {poster !== null && (
        <Suspense fallback={null}>
          <PosterDialog
            concert={poster}
            artistId={getArtist(poster)}
            onClose={() => setPoster(null)}
          />
        </Suspense>
      )}
    </Stack>
  );
}

type ToolsProps = {
  concert: Concert;
  artistId: string | undefined;
  onPoster: () => void;
};

/** Each opens its tool's form, prefilled from the concert. */
function Tools({ concert: { id: concert }, artistId, onPoster }: ToolsProps) {
  const { t } = useTranslation('pages.promotion.concerts');
  const getAddress = (tool: 'notices' | 'campaigns' | 'marquee', kind: string) =>
    `${getToolAddress(tool, artistId ?? null)}&${new URLSearchParams({ new: kind, concert }).toString()}`;
  return (
    <div className={styles.acts}>
      <ButtonLink variant="soft" to={getAddress('notices', 'notification')}>
        <BellRing size={18} aria-hidden />
        {t('promotion.notify')}
      </ButtonLink>
      <Button variant="soft" aria-haspopup="dialog" onClick={onPoster}>
        <ImageDown size={18} aria-hidden />
        {t('promotion.share')}
      </Button>
      <ButtonLink variant="soft" to={getAddress('campaigns', 'campaign')}>
        <Ticket size={18} aria-hidden />
        {t('promotion.fansFirst')}
      </ButtonLink>
      <ButtonLink variant="soft" to={getAddress('marquee', 'campaign')}>
        <Megaphone size={18} aria-hidden />
        {t('promotion.marquee')}
      </ButtonLink>
    </div>
  );
}
