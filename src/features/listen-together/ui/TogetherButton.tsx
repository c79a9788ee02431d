import { Users } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/button';
import { useTogetherView } from '../model/together-view';

const TogetherDialog = lazyPart(() => import('./TogetherDialog'), 'TogetherDialog');

/** Opens the session, or the window in which one begins. */
export function TogetherButton() {
  const { t } = useTranslation('features.listen-together');
  const { session } = useTogetherView();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="soft"
        size="small"
        aria-haspopup="dialog"
        onPointerEnter={() => void TogetherDialog.load()}
        onClick={() => setIsOpen(true)}
      >
        <Users size={16} aria-hidden />
        {session ? t('withCount', { count: session.people.length }) : t('title')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <TogetherDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
