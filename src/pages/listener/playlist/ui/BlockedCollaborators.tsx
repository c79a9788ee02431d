import { useTranslation } from 'react-i18next';
import { useLetCollaboratorInMutation } from '@/entities/collaboration';
import { problemText } from '@/shared/api';
import type { Collaboration } from '@/shared/contract/collaboration.ts';
import { Button } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';
import { Heading } from '@/shared/ui/text';
import { showFailure, showToast } from '@/shared/ui/toast';
import * as styles from './Collaboration.css';

type BlockedCollaboratorsProps = { id: string; blocked: Collaboration['blocked'] };

/** Whom the owner lets in by no link; nothing without any. */
export function BlockedCollaborators({ id, blocked }: BlockedCollaboratorsProps) {
  const { t } = useTranslation('pages.listener.playlist.together');
  const [letIn, { isLoading }] = useLetCollaboratorInMutation();

  const handlePress = async (userId: string, name: string) => {
    const { error } = await letIn({ id, userId });
    if (error) showFailure('letCollaboratorIn', error, { text: problemText(error, t('failed')) });
    else showToast({ tone: 'success', text: t('blocked.done', { name }) });
  };
  if (blocked.length === 0) return null;
  return (
    <Stack gap={3}>
      <Heading level={3}>{t('blocked.title')}</Heading>
      <Stack as="ul" gap={3}>
        {blocked.map(({ id: userId, name }) => (
          <li key={userId} className={styles.row}>
            <span className={styles.words} translate="no">
              {name}
            </span>
            <Button
              size="small"
              variant="outline"
              disabled={isLoading}
              aria-label={t('blocked.letInName', { name })}
              onClick={() => void handlePress(userId, name)}
            >
              {t('blocked.letIn')}
            </Button>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
