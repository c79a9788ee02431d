import { useTranslation } from 'react-i18next';
import type { AdminLabel } from '@/shared/contract/label-administration.ts';
import { Badge } from '@/shared/ui/badge';

const tones = { active: 'success', pending: 'warning', expired: 'danger' } as const;

/** How the contract of a label with the service stands; red where it does not. */
export function LabelBadge({ contractStatus }: Pick<AdminLabel, 'contractStatus'>) {
  const { t } = useTranslation('pages.admin.labels');
  return <Badge tone={tones[contractStatus]}>{t(`contract.${contractStatus}`)}</Badge>;
}
