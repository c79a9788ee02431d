import { Download, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useExportAccountMutation } from '@/entities/account';
import { isProblem } from '@/shared/api';
import { brand } from '@/shared/config/brand.ts';
import type { User } from '@/shared/contract/user.ts';
import { saveText } from '@/shared/files';
import { lazyPart } from '@/shared/lib/lazy-part';
import { logFailure } from '@/shared/lib/log';
import { Button } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { useBriefMessage } from '../../lib/use-brief-message';
import { SettingsCard } from './SettingsCard';
import { SettingsFooter } from './SettingsFooter';

const DeleteAccountDialog = lazyPart(
  () => import('./DeleteAccountDialog'),
  'DeleteAccountDialog',
  [],
);

/**
 * 'Tus datos': what is kept of the person, to take along, and the way to have it deleted.
 * @states default open pending failed success narrow
 */
export function OwnDataSettings({ viewer }: { viewer: User }) {
  const { t } = useTranslation('pages.listener.profile');
  const [exportAccount, { isLoading, reset }] = useExportAccountMutation();
  const { message, succeed, fail } = useBriefMessage();
  const [isDeleting, setDeleting] = useState(false);

  const handleSave = async () => {
    const { data, error } = await exportAccount();
    // A document of megabytes is nothing to keep.
    reset();
    if (error) {
      logFailure('export account', error);
      fail((isProblem(error) && error.message) || t('ownData.saveFailed'));
      return;
    }
    saveText(t('ownData.fileName'), data, 'application/json');
    succeed(t('ownData.saved'));
  };

  return (
    <SettingsCard title={t('ownData.title')} text={t('ownData.text', { brand })}>
      <SettingsFooter message={message}>
        <Button isPending={isLoading} onClick={() => void handleSave()}>
          <Download size={18} aria-hidden />
          {t('ownData.save')}
        </Button>
      </SettingsFooter>
      <Stack gap={3}>
        <Text tone="muted">{t('ownData.deleteText', { brand })}</Text>
        <div>
          <Button variant="outline" onClick={() => setDeleting(true)}>
            <Trash2 size={18} aria-hidden />
            {t('ownData.delete.open')}
          </Button>
        </div>
      </Stack>
      <Suspense fallback={null}>
        {isDeleting && <DeleteAccountDialog viewer={viewer} onClose={() => setDeleting(false)} />}
      </Suspense>
    </SettingsCard>
  );
}
