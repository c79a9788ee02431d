import { useTranslation } from 'react-i18next';
import { formatChoices, formatsIn } from '@/shared/lib/format';
import type { CheckedFault, FileRules } from './file-checks';

export function useRuleWords(rules: FileRules) {
  const { t, i18n } = useTranslation('shared.ui.checked-file-field');
  const { tenths } = formatsIn(i18n.language);
  const { kinds, bytes, secondsMin = 0, secondsMax = 0, sideMin = 0, sideMax = 0 } = rules;
  const words = {
    kinds: formatChoices(
      kinds.map(({ name }) => name),
      i18n.language,
    ),
    megabytes: tenths(bytes / 1024 / 1024),
    shortest: tenths(secondsMin),
    longest: tenths(secondsMax),
    least: tenths(sideMin),
    most: tenths(sideMax),
  };
  return {
    words,
    getFault: (
      fault: CheckedFault | 'unavailable',
      flashing: { at: number; perSecond: number } | null,
    ) =>
      t(`fault.${fault}`, {
        ...words,
        at: tenths(flashing?.at ?? 0),
        number: tenths(flashing?.perSecond ?? 0),
      }),
  };
}
