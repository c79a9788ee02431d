import { Gavel } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenItem } from '@/shared/lib/address';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/button';
import { Inline } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';

const ReviewDialog = lazyPart(() => import('./ReviewDialog'), 'ReviewDialog');

/** Opens the review, whose address is `?review`. */
export function ReviewPart() {
  const { t } = useTranslation('pages.admin.royalties');
  const { isOpen, open, close } = useOpenItem('review');
  return (
    <Inline gap={4} justify="between" isWrapping>
      <Text size="small" tone="muted">
        {t('review.text')}
      </Text>
      <Button aria-haspopup="dialog" onClick={() => open('')}>
        <Gavel size={16} aria-hidden />
        {t('review.open')}
      </Button>
      <Suspense fallback={null}>{isOpen && <ReviewDialog onClose={close} />}</Suspense>
    </Inline>
  );
}
