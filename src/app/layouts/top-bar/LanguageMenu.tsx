import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { changeLanguage, chosenLanguage, isSpoken } from '@/shared/i18n';
import { languageCodes } from '@/shared/contract/codes.ts';
import { formatLanguage } from '@/shared/lib/format';
import { IconButton } from '@/shared/ui/icon-button';
import { Menu, MenuRadioGroup } from '@/shared/ui/menu';

/** Only languages that a profile can store. */
const choosableLanguages = (): string[] => languageCodes.filter(isSpoken);

function chooseLanguage(language: string): void {
  chosenLanguage.write(language);
  void changeLanguage(language);
}

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
