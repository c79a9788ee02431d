import { useTranslation } from 'react-i18next';
import { Text } from '@/shared/ui/text';
import type { LeftOut } from '../lib/brought-file';

const reasons = ['undated', 'skipped', 'hidden', 'nameless'] as const;

/** What of the file stays out, and why, before anything is saved. */
export function LeftOutNote({ leftOut }: { leftOut: LeftOut }) {
  const { t } = useTranslation('pages.listener.bring-music');
  return reasons
    .filter((reason) => leftOut[reason] > 0)
    .map((reason) => (
      <Text key={reason} tone="muted">
        {t(`bring.leftOut.${reason}`, { count: leftOut[reason] })}
      </Text>
    ));
}
