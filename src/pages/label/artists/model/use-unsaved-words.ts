import { useTranslation } from 'react-i18next';

/** The question before what was typed of a contract is lost. */
export function useUnsavedWords() {
  const { t } = useTranslation('pages.label.artists');
  return {
    title: t('contract.unsaved.title'),
    text: t('contract.unsaved.text'),
    stayLabel: t('contract.unsaved.stay'),
    leaveLabel: t('contract.unsaved.leave'),
  };
}
