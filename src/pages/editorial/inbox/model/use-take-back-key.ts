import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { areSingleKeysOn, belongsToField } from '@/features/control-playback';
import { dismissToast, readToast } from '@/shared/ui/toast';

/** Z, or Ctrl and Z, presses 'undo' while it is offered, also in a drawer. */
export function useTakeBackKey(): void {
  const { t } = useTranslation('pages.editorial.inbox');
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, repeat, ctrlKey, metaKey, altKey } = event;
    if (key.toLowerCase() !== 'z' || repeat || altKey || belongsToField(target)) return;
    if (!ctrlKey && !metaKey && !areSingleKeysOn()) return;
    const toast = readToast();
    if (toast?.action?.label !== t('takeBack.act')) return;
    event.preventDefault();
    dismissToast(toast.id);
    toast.action.onPress();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
