import { useTranslation } from 'react-i18next';
import { statusMeanings } from '@/shared/config/status-meanings';
import type { AdminLabel } from '@/shared/contract/label-administration.ts';
import { StatusBadge } from '@/shared/ui/status-badge';

/** State of a label's contract with the service; red where it has ended. */
export function LabelBadge({ contractStatus }: Pick<AdminLabel, 'contractStatus'>) {
  const { t } = useTranslation('pages.admin.labels');
  return (
    <StatusBadge meaning={statusMeanings.labelContract[contractStatus]}>
      {t(`contract.${contractStatus}`)}
    </StatusBadge>
  );
}
