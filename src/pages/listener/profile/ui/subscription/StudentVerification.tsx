import { GraduationCap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@/shared/lib/format';
import { Inline, Stack } from '@/shared/ui/stack';
import { StatusBadge } from '@/shared/ui/status-badge';
import { Text } from '@/shared/ui/text';
import { sampleStudentUntil } from '../../model/sample-subscription';
import { SubscriptionPart } from './SubscriptionPart';

export function StudentVerification() {
  const { t, i18n } = useTranslation('pages.listener.profile');
  return (
    <SubscriptionPart isSample title={t('subscription.student.title')}>
      <Inline gap={4} isWrapping>
        <GraduationCap size={32} aria-hidden />
        <Stack gap={1}>
          <Inline gap={3} isWrapping>
            <Text weight="strong">{t('subscription.student.school')}</Text>
            <StatusBadge meaning="done">{t('subscription.student.verified')}</StatusBadge>
          </Inline>
          <Text tone="muted" size="small">
            {t('subscription.student.until', {
              date: formatDate(sampleStudentUntil, i18n.language),
            })}
          </Text>
        </Stack>
      </Inline>
    </SubscriptionPart>
  );
}
