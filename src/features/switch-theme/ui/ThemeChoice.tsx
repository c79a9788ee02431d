import { useTranslation } from 'react-i18next';
import { type ThemeMode, useThemeMode } from '@/shared/theme';
import { MenuHeading, MenuRadioGroup } from '@/shared/ui/menu';

const modes = ['system', 'light', 'dark'] as const satisfies readonly ThemeMode[];

/**
 * The switch between the themes, as a group of a menu.
 * @states default selected open closed hover focus
 * @without loading empty failed: the device remembers the choice, nobody has to answer
 * @without visitor: everybody sees the same
 * @without long-text narrow: its three words are its own, and its menu has its width
 */
export function ThemeChoice() {
  const { t } = useTranslation('features.switch-theme');
  const [mode, setMode] = useThemeMode();
  return (
    <>
      <MenuHeading>{t('label')}</MenuHeading>
      <MenuRadioGroup
        label={t('label')}
        value={mode}
        options={modes.map((value) => ({ value, label: t(`mode.${value}`) }))}
        onValueChange={setMode}
      />
    </>
  );
}
