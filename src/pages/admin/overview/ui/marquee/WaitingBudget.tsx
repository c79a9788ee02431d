import { Check, X } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  MarqueeFiles,
  shownStatus,
  useApproveMarqueeMutation,
  useMarqueeWords,
} from '@/entities/marquee';
import type { WaitingMarquee } from '@/shared/contract/marquee.ts';
import { useFormats } from '@/shared/lib/format';
import { lazyPart } from '@/shared/lib/lazy-part';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { handFocusOn } from '@/shared/ui/focus';
import { Link } from '@/shared/ui/link';
import { Inline, Stack } from '@/shared/ui/stack';
import { Surface } from '@/shared/ui/surface';
import { Heading, Text } from '@/shared/ui/text';
import { showFailure, showToast } from '@/shared/ui/toast';
import * as styles from './marquee-queue.css';

const RejectBudgetDialog = lazyPart(() => import('./RejectBudgetDialog'), 'RejectBudgetDialog');

type WaitingBudgetProps = {
  campaign: WaitingMarquee;
};

export function WaitingBudget({ campaign }: WaitingBudgetProps) {
  const { t } = useTranslation(['pages.admin.marquee', 'entities.marquee']);
  const { date, dollars, longDay } = useFormats();
  const { audience } = useMarqueeWords();
  const [approve, { isLoading }] = useApproveMarqueeMutation();
  const [isRejecting, setIsRejecting] = useState(false);
  const heading = useId();
  const { id, campaignName: name, budget, approvedBudget, askedAt } = campaign;
  const { addresses, files = [], copy } = campaign;
  const { ages, genres, countries } = audience(campaign.targetAudience);

  const handleApprove = async () => {
    const { error } = await approve({ id, budget, askedAt });
    if (error) {
      showFailure('approveMarquee', error, { fallback: t('failed') });
      return;
    }
    const { startDate } = campaign;
    const key =
      shownStatus({ status: 'active', startDate }) === 'planned' ? 'approvedAhead' : 'approved';
    showToast({ tone: 'success', text: t(key, { name, day: longDay(startDate) }) });
  };
  return (
    <Surface as="article" ref={handFocusOn} className={styles.item} aria-labelledby={heading}>
      <Stack gap={1} className={styles.words}>
        <Heading level={3} size="small" id={heading}>
          {name}
        </Heading>
        <Text size="small">
          <Link to={paths.adminArtist(campaign.artist.id)} tone="accent">
            {campaign.artist.name}
          </Link>
          {' · '}
          {campaign.trackTitle}
        </Text>
        <Text size="small" tone="muted">
          {t('facts', {
            format: t(`entities.marquee:format.${campaign.adFormat}`),
            from: date(campaign.startDate),
            to: date(campaign.endDate),
          })}
        </Text>
        <Text size="small" tone="muted">
          {t('audience', { ages, genres, countries })}
        </Text>
        {copy !== '' && <Text size="small">{t('copy', { copy })}</Text>}
        {addresses.map((address) => (
          <Text key={address} size="small" tone="muted">
            {address}
          </Text>
        ))}
        {files.length > 0 && <MarqueeFiles files={files} />}
      </Stack>
      <Stack gap={3}>
        <div>
          <Text weight="heavy" isNumeric>
            {dollars(budget)}
          </Text>
          {approvedBudget !== null && (
            <Text size="small" tone="muted">
              {t('before', { budget: dollars(approvedBudget), spent: dollars(campaign.spent) })}
            </Text>
          )}
        </div>
        <Inline gap={2} isWrapping>
          <Button
            size="small"
            variant="solid"
            isPending={isLoading}
            aria-label={t('approveOf', { name })}
            onClick={() => void handleApprove()}
          >
            <Check size={16} aria-hidden />
            {t('approve')}
          </Button>
          <Button
            size="small"
            aria-haspopup="dialog"
            aria-label={t('rejectOf', { name })}
            onClick={() => setIsRejecting(true)}
          >
            <X size={16} aria-hidden />
            {t('reject')}
          </Button>
        </Inline>
      </Stack>
      <Suspense fallback={null}>
        {isRejecting && (
          <RejectBudgetDialog campaign={campaign} onClose={() => setIsRejecting(false)} />
        )}
      </Suspense>
    </Surface>
  );
}
