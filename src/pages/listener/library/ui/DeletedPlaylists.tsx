import { ArchiveRestore } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/button';

const DeletedDialog = lazyPart(() => import('./DeletedDialog'), 'DeletedDialog');

/** Leads to the deleted playlists, which can be restored. */
export function DeletedPlaylists() {
  const { t } = useTranslation('pages.listener.library');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setIsOpen(true)}>
        <ArchiveRestore size={18} aria-hidden />
        {t('deleted.open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <DeletedDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
