import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { saveText } from '@/shared/files';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import { Inline, Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import * as styles from './SecurityRows.css';

type RecoveryCodesProps = {
  /** Ten codes; the server stores only hashes. */
  codes: readonly string[];
  onDone: () => void;
};

/** Shown once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation('pages.listener.profile');
  const text = `${codes.join('\n')}\n`;
  return (
    <Stack gap={5}>
      <Notice>{t('secondFactor.recovery.text')}</Notice>
      <ul className={styles.codes} aria-label={t('secondFactor.recovery.title')}>
        {codes.map((code) => (
          <Text as="li" key={code} isNumeric>
            {code}
          </Text>
        ))}
      </ul>
      <Inline gap={3} isWrapping>
        <Button onClick={() => saveText(t('secondFactor.recovery.fileName'), text, 'text/plain')}>
          <Download size={18} aria-hidden />
          {t('secondFactor.recovery.save')}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {t('secondFactor.recovery.done')}
        </Button>
      </Inline>
    </Stack>
  );
}
