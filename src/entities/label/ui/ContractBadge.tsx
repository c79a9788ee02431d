import { useTranslation } from 'react-i18next';
import { statusMeanings } from '@/shared/config/status-meanings';
import type { ContractStatus } from '@/shared/contract/label.ts';
import { StatusBadge } from '@/shared/ui/status-badge';

type ContractBadgeProps = {
  status: ContractStatus;
};

export function ContractBadge({ status }: ContractBadgeProps) {
  const { t } = useTranslation('entities.label');
  return (
    <StatusBadge meaning={statusMeanings.contract[status]}>{t(`contract.${status}`)}</StatusBadge>
  );
}
