import { ArchiveRestore } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '@/shared/lib/page-title';
import { AuthPanel } from '@/widgets/auth-panel';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import { CodeForm } from './CodeForm';
import { OwnerForm } from './OwnerForm';
import { RestorePanel } from './restore/RestorePanel';
import type { Opened } from '../model/owner-form';

type SetUpPageProps = {
  /** The first admin's session has begun. */
  onDone: () => void;
  /** To the sign-in of a restored service. */
  onEnter: () => void;
};

/** See docs/product/first-run.md. */
export function SetUpPage({ onDone, onEnter }: SetUpPageProps) {
  const { t } = useTranslation('pages.auth.set-up');
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isRestoring, setRestoring] = useState(false);
  usePageTitle(t('title'));
  const handleOpen = (found: Opened) => {
    setOpened(found);
    setRestoring(found.isRestoring);
  };
  if (opened !== null && isRestoring) {
    return (
      <AuthPanel
        key="restore"
        title={t('restore.title')}
        intro={t('restore.intro')}
        footer={t('restore.footer')}
        hasProviders={false}
      >
        <RestorePanel
          code={opened.code}
          onCodeLost={() => setOpened(null)}
          onBack={() => setRestoring(false)}
          onEnter={onEnter}
        />
      </AuthPanel>
    );
  }
  return (
    <AuthPanel
      key={opened === null ? 'code' : 'owner'}
      title={t(opened === null ? 'title' : 'owner.title')}
      intro={t(opened === null ? 'intro' : 'owner.intro')}
      footer={t(opened === null ? 'footer' : 'owner.footer')}
      hasProviders={false}
    >
      {opened === null ? (
        <CodeForm onOpen={handleOpen} />
      ) : (
        <>
          <OwnerForm opened={opened} onDone={onDone} />
          <Notice
            role="note"
            icon={<ArchiveRestore size={20} />}
            action={
              <Button size="small" onClick={() => setRestoring(true)}>
                {t('restore.open')}
              </Button>
            }
          >
            {t('restore.offer')}
          </Notice>
        </>
      )}
    </AuthPanel>
  );
}
