import { useTranslation } from 'react-i18next';
import { type ThemeMode, useThemeMode } from '@/shared/theme';
import { MenuHeading, MenuRadioGroup } from '@/shared/ui/menu';

const modes = ['system', 'light', 'dark'] as const satisfies readonly ThemeMode[];

export function ThemeChoice() {
  const { t } = useTranslation('app.layouts.theme-choice');
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
