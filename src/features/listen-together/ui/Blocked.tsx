import { useTranslation } from 'react-i18next';
import { problemText } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';
import { Heading } from '@/shared/ui/text';
import { showFailure } from '@/shared/ui/toast';
import { useBlockedPeopleQuery, useLetInMutation } from '../api/together-api';
import * as styles from './Together.css';

/** People whom the viewer does not let into sessions; nothing without any. */
export function Blocked() {
  const { t } = useTranslation('features.listen-together');
  const { data: blocked = [] } = useBlockedPeopleQuery();
  const [letIn, { isLoading }] = useLetInMutation();
  const handlePress = async (id: string) => {
    const { error } = await letIn(id);
    if (error) showFailure('letIn', error, { text: problemText(error, t('failed')) });
  };
  if (blocked.length === 0) return null;
  return (
    <Stack gap={3}>
      <Heading level={3}>{t('blocked.title')}</Heading>
      <Stack as="ul" gap={3}>
        {blocked.map(({ id, name }) => (
          <li key={id} className={styles.row}>
            <span className={styles.words} translate="no">
              {name}
            </span>
            <Button
              size="small"
              variant="outline"
              disabled={isLoading}
              aria-label={t('blocked.letInName', { name })}
              onClick={() => void handlePress(id)}
            >
              {t('blocked.letIn')}
            </Button>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
