import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { statusMeanings } from '@/shared/config/status-meanings';
import type { ActivePromotion } from '@/shared/contract/active-promotion.ts';
import { formatMoment } from '@/shared/lib/format';
import { Link } from '@/shared/ui/link';
import { Inline, Stack } from '@/shared/ui/stack';
import { StatusBadge } from '@/shared/ui/status-badge';
import { Surface } from '@/shared/ui/surface';
import { Heading, Text } from '@/shared/ui/text';
import * as styles from './ArtistPage.css';

const tools: Record<ActivePromotion['kind'], string> = {
  notices: '/fan-engagement?tab=notifications&',
  campaigns: '/fan-engagement?tab=fans-first&',
  marquee: '/spotify-marquee?tab=campaigns&',
  stories: '/artist-stories?',
  concerts: '/concerts?',
  pitches: '/playlist-pitching?tab=sent&',
  canvas: '/canvas-manager?',
};

/** The address of the tool that manages a kind, for an artist. */
const toolAddress = (kind: ActivePromotion['kind'], artistId: string): string =>
  `${tools[kind]}artist=${artistId}`;

type PromotionsPartProps = {
  kind: ActivePromotion['kind'];
  artistId: string;
  /** Items of this kind; an empty list shows a sentence. */
  items: readonly ActivePromotion[];
};

/** Running items of one kind with their states, and a link to their tool. */
export function PromotionsPart({ kind, artistId, items }: PromotionsPartProps) {
  const { t, i18n } = useTranslation('pages.admin.artist');
  const id = useId();
  return (
    <Surface as="section" gap={3} aria-labelledby={id}>
      <Heading level={2} size="title" id={id}>
        {t(`kind.${kind}`)}
      </Heading>
      {items.length === 0 ? (
        <Text tone="muted">{t('nothing')}</Text>
      ) : (
        <Stack as="ul" gap={3}>
          {items.map((item) => (
            <li key={item.id}>
              <Inline gap={2} isWrapping>
                <Text as="span">{item.title}</Text>
                <StatusBadge meaning={statusMeanings.running[item.state]}>
                  {t(`state.${item.state}`)}
                </StatusBadge>
                {item.until && (
                  <Text as="span" size="small" tone="muted" isNumeric>
                    {t(kind === 'notices' ? 'goesOut' : 'until', {
                      moment: formatMoment(item.until, i18n.language),
                    })}
                  </Text>
                )}
              </Inline>
            </li>
          ))}
        </Stack>
      )}
      <div className={styles.tool}>
        <Link to={toolAddress(kind, artistId)} tone="accent">
          {t(`open.${kind}`)}
        </Link>
      </div>
    </Surface>
  );
}
