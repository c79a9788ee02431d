import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatLanguage } from '@/shared/lib/format';
import { IconButton } from '@/shared/ui/icon-button';
import { Menu, MenuRadioGroup } from '@/shared/ui/menu';
import { choosableLanguages, chooseLanguage } from './choose-language';

type LanguageMenuProps = {
  /** Language codes; all by default. */
  languages?: readonly string[];
};

/** For visitors; users set theirs in the profile. */
export function LanguageMenu({ languages = choosableLanguages() }: LanguageMenuProps) {
  const { t, i18n } = useTranslation('app.layouts.top-bar');
  const options = languages.map((language) => ({
    value: language,
    label: formatLanguage(language, language),
    lang: language,
  }));
  return (
    <Menu
      label={t('language')}
      trigger={
        <IconButton label={t('language')}>
          <Languages size={20} />
        </IconButton>
      }
    >
      <MenuRadioGroup
        label={t('language')}
        value={i18n.language}
        options={options}
        onValueChange={chooseLanguage}
      />
    </Menu>
  );
}
