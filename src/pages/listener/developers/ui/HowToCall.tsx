import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { brand } from '@/shared/config/brand.ts';
import { Button } from '@/shared/ui/button';
import { FactList } from '@/shared/ui/fact-list';
import { Fold } from '@/shared/ui/fold';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { showFailure } from '@/shared/ui/toast';
import { useSaveApiDocumentMutation } from '../api/developers-api';
import * as styles from './DevelopersPage.css';

const fileName = 'openapi.json';
const notes = ['errors', 'limits', 'cache', 'stable', 'permissions'] as const;

/** What holds for every call. */
export function HowToCall() {
  const { t } = useTranslation('pages.listener.developers');
  const [save, { isLoading }] = useSaveApiDocumentMutation();
  const handleSave = async () => {
    const { error } = await save({ fileName });
    if (error) showFailure('saveApiDocument', error, { text: t('save.failed') });
  };
  return (
    <Stack gap={4}>
      <Stack gap={2} className={styles.reading}>
        <Text>{t('how.session')}</Text>
        <Text className={styles.address}>
          {t('how.address', { address: `${window.location.origin}/api` })}
        </Text>
      </Stack>
      <Fold summary={t('how.more')}>
        <FactList
          layout="lines"
          className={styles.reading}
          facts={notes.map((name) => ({
            name: t(`how.${name}.name`),
            value: t(`how.${name}.text`, { brand }),
          }))}
        />
      </Fold>
      <div>
        <Button variant="outline" isPending={isLoading} onClick={() => void handleSave()}>
          <Download size={18} aria-hidden />
          {t('save.button', { file: fileName })}
        </Button>
      </div>
    </Stack>
  );
}
