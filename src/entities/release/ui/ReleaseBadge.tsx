import { useTranslation } from 'react-i18next';
import type { Preparation } from '@/shared/contract/release.ts';
import { Badge } from '@/shared/ui/badge';

const tones = {
  draft: 'neutral',
  pending: 'warning',
  approved: 'info',
  rejected: 'danger',
} as const;

type ReleaseBadgeProps = {
  /** How far it has come. */
  status: Preparation['status'];
};

/**
 * How far a release has come before it is out.
 * @states default variants
 * @without hover focus: it is for reading
 * @without loading empty failed visitor: what it stands in has them
 * @without long-text narrow: it is a word or two of ours
 */
export function ReleaseBadge({ status }: ReleaseBadgeProps) {
  const { t } = useTranslation('entities.release');
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}
