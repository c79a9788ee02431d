import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/button';
import { handFocusOn, takeFocus } from '@/shared/ui/focus';
import { Inline } from '@/shared/ui/stack';
import { Surface } from '@/shared/ui/surface';
import { Text } from '@/shared/ui/text';
import { useDayName } from '../model/use-day-name';
import type { Removal } from '../model/use-removed-days';

type RemovedDayProps = { removal: Removal; onUndo: (removal: Removal) => void };

/** Stays in place of the day until the page is left. The button that removed it is gone. */
export function RemovedDay({ removal, onUndo }: RemovedDayProps) {
  const { t } = useTranslation('pages.listener.history');
  const { alone } = useDayName();
  const id = useId();
  return (
    <Surface kind="outlined" ref={handFocusOn}>
      <Inline gap={3} justify="between" align="center" isWrapping>
        <Text id={id}>{t('forget.day.done', { day: alone(removal.day) })}</Text>
        <Button ref={takeFocus} size="small" aria-describedby={id} onClick={() => onUndo(removal)}>
          {t('forget.undo')}
        </Button>
      </Inline>
    </Surface>
  );
}
