import { useTranslation } from 'react-i18next';
import { Section } from '@/shared/ui/section';
import { SystemStatus } from './SystemStatus';

/** Whether everything works, on the first tab. */
export function SystemSection() {
  const { t } = useTranslation('pages.admin.system');
  return (
    <Section title={t('status.title')}>
      <SystemStatus />
    </Section>
  );
}
