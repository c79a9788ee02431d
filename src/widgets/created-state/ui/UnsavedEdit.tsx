import { useTranslation } from 'react-i18next';
import { UnsavedChanges } from '@/shared/ui/unsaved-changes';

type UnsavedEditProps = {
  /** Whether leaving would lose a change. */
  isChanged: boolean;
};

/**
 * Put into the form of something that a tool made and somebody edits, asks before the changes are lost: whatever closes
 * the form goes by `leaveBy`.
 */
export function UnsavedEdit({ isChanged }: UnsavedEditProps) {
  const { t } = useTranslation('widgets.created-state');
  return (
    <UnsavedChanges
      isChanged={isChanged}
      title={t('unsaved.title')}
      text={t('unsaved.text')}
      stayLabel={t('unsaved.stay')}
      leaveLabel={t('unsaved.leave')}
    />
  );
}
