import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ContractBadge } from '@/entities/label';
import type { LabelArtist } from '@/shared/contract/label-figures.ts';
import { useFormats } from '@/shared/lib/format';
import { paths } from '@/shared/routes';
import { Artwork } from '@/shared/ui/artwork';
import { Button, ButtonLink } from '@/shared/ui/button';
import { FactList } from '@/shared/ui/fact-list';
import { ShortCount } from '@/shared/ui/short-count';
import { Inline } from '@/shared/ui/stack';
import { Surface } from '@/shared/ui/surface';
import { Heading, Text } from '@/shared/ui/text';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import * as styles from './artists.css';

type RosterCardProps = {
  artist: LabelArtist;
  onManage: () => void;
  /** Opening is likely: prefetch. */
  onIntent: () => void;
};

export function RosterCard({ artist, onManage, onIntent }: RosterCardProps) {
  const { t } = useTranslation(['pages.label.artists', 'pages.label']);
  const { country, euros, genre, longMonth, rate } = useFormats();
  const { id, name, image, verified, contractStatus, royaltyRate, joinDate } = artist;
  const facts = [
    {
      name: t('pages.label:artists.monthlyListeners'),
      value: <ShortCount count={artist.monthlyListeners} />,
    },
    { name: t('artists.followers'), value: <ShortCount count={artist.followers} /> },
    {
      name: t('pages.label:artists.monthlyStreams'),
      value: <ShortCount count={artist.monthlyStreams} />,
    },
    artist.held !== undefined && {
      name: t('artists.held'),
      value: <ShortCount count={artist.held} />,
    },
    { name: t('pages.label:artists.totalEarnings'), value: euros(artist.totalEarnings) },
    { name: t('artists.royaltyRate'), value: rate(royaltyRate) },
    { name: t('artists.joinDate'), value: longMonth(joinDate) },
  ];
  return (
    <Surface as="article">
      <div className={styles.who}>
        <Artwork src={image} seed={id} shape="round" sizes="64px" className={styles.portrait} />
        <div className={styles.words}>
          <Heading level={3} size="small" lines={2}>
            {name}
            {verified && (
              <span className={styles.verified}>
                <BadgeCheck size={16} aria-hidden />
                <VisuallyHidden>{t('artists.verified')}</VisuallyHidden>
              </span>
            )}
          </Heading>
          <Text size="label" tone="muted">
            {t('artists.from', { genre: genre(artist.genre), country: country(artist.country) })}
          </Text>
          <Inline>
            <ContractBadge status={contractStatus} />
          </Inline>
        </div>
      </div>
      <FactList layout="pairs" className={styles.facts} facts={facts} />
      <div className={styles.acts}>
        <ButtonLink
          size="small"
          to={paths.artist(id)}
          aria-label={t('artists.profileOf', { name })}
        >
          {t('artists.profile')}
        </ButtonLink>
        <Button
          size="small"
          aria-haspopup="dialog"
          aria-label={t('artists.manageOf', { name })}
          onPointerEnter={onIntent}
          onFocus={onIntent}
          onClick={onManage}
        >
          {t('artists.manage')}
        </Button>
      </div>
    </Surface>
  );
}
