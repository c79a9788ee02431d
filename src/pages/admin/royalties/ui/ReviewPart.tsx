import { Gavel } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Inline } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { OpenedPart } from './OpenedPart';

const ReviewDialog = lazyPart(() => import('./ReviewDialog'), 'ReviewDialog');

/** Opens the review. */
export function ReviewPart() {
  const { t } = useTranslation('pages.admin.royalties');
  return (
    <Inline gap={4} justify="between" isWrapping>
      <Text size="small" tone="muted">
        {t('review.text')}
      </Text>
      <OpenedPart name="review" label={t('review.open')} icon={Gavel} dialog={ReviewDialog} />
    </Inline>
  );
}
