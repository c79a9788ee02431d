import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '@/shared/lib/page-title';
import { AuthPanel } from '@/widgets/auth-panel';
import { CodeForm } from './CodeForm';
import { OwnerForm } from './OwnerForm';
import type { Opened } from '../model/owner-form';

type SetUpPageProps = {
  /** The first admin's session has begun. */
  onDone: () => void;
};

/** See docs/product/first-run.md. */
export function SetUpPage({ onDone }: SetUpPageProps) {
  const { t } = useTranslation('pages.auth.set-up');
  const [opened, setOpened] = useState<Opened | null>(null);
  usePageTitle(t('title'));
  return (
    <AuthPanel
      key={opened === null ? 'code' : 'owner'}
      title={t(opened === null ? 'title' : 'owner.title')}
      intro={t(opened === null ? 'intro' : 'owner.intro')}
      footer={t(opened === null ? 'footer' : 'owner.footer')}
      hasProviders={false}
    >
      {opened === null ? (
        <CodeForm onOpen={setOpened} />
      ) : (
        <OwnerForm opened={opened} onDone={onDone} />
      )}
    </AuthPanel>
  );
}
