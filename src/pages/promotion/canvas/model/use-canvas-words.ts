import { useTranslation } from 'react-i18next';
import { canvasLimits } from '@/shared/contract/canvas-limits.ts';
import { formatsIn } from '@/shared/lib/format';
import type { InspectionFault } from '@/shared/video/inspect-video.ts';

const { secondsMin, secondsMax, sideMin, sideMax, bytes } = canvasLimits;

/** Sentences of this page that several of its parts say. */
export function useCanvasWords() {
  const { t, i18n } = useTranslation('pages.promotion.canvas');
  const { tenths: number } = formatsIn(i18n.language);
  return {
    number,
    seconds: (value: number) => t('seconds', { seconds: number(value) }),
    faultOf: (fault: InspectionFault | 'unavailable') =>
      t(`file.fault.${fault}`, {
        least: number(sideMin),
        most: number(sideMax),
        megabytes: number(bytes / 1024 / 1024),
        shortest: number(secondsMin),
        longest: number(secondsMax),
      }),
  };
}
