import { Bookmark } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/button';

const ViewsPanel = lazyPart(() => import('./ViewsPanel'), 'ViewsPanel');

/** Prefetches the panel's code. */
export function ViewsButton() {
  const { t } = useTranslation('pages.analytics.comparison');
  const [isOpen, setOpen] = useState(false);
  const prepare = () => void ViewsPanel.load().catch(() => undefined);
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      >
        <Bookmark size={16} aria-hidden />
        {t('views.open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ViewsPanel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
