import { Moon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { setSleepTimer, sleepChoices, useSleepTimer } from '@/entities/playback';
import { dateFormat } from '@/shared/lib/format';
import { useAppDispatch } from '@/shared/redux';
import { AnchoredMenu, MenuRadioGroup } from '@/shared/ui/menu';
import { MenuButton } from '@/shared/ui/menu-button';
import { Inline } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';

const choices = ['off', ...sleepChoices] as const;
type Choice = (typeof choices)[number];

export function SleepTimer() {
  const { t, i18n } = useTranslation('widgets.queue-panel');
  const dispatch = useAppDispatch();
  const timer = useSleepTimer();

  const getLabel = (choice: Choice) =>
    choice === 'off' || choice === 'track' || choice === 'list'
      ? t(`sleep.${choice}`)
      : t('sleep.minutes', { count: Number(choice) });
  const getEnd = () => {
    if (!timer) return null;
    if (timer.endsAt === null) return getLabel(timer.choice);
    const end = new Date(timer.endsAt);
    const time = dateFormat(i18n.language, { timeStyle: 'short' }).format(end);
    return t('sleep.until', { time, count: end.getHours() });
  };

  return (
    <Inline gap={1} align="center">
      <Text as="span" size="label" tone="muted">
        {getEnd()}
      </Text>
      <MenuButton
        label={t('sleep.label')}
        icon={<Moon size={20} aria-hidden />}
        menu={(anchor, close) => (
          <AnchoredMenu
            anchor={anchor}
            label={t('sleep.label')}
            heading={t('sleep.label')}
            onClose={close}
          >
            <MenuRadioGroup
              label={t('sleep.label')}
              value={timer?.choice ?? 'off'}
              options={choices.map((value) => ({ value, label: getLabel(value) }))}
              onValueChange={(value: Choice) =>
                dispatch(setSleepTimer(value === 'off' ? null : value))
              }
            />
          </AnchoredMenu>
        )}
      />
    </Inline>
  );
}
