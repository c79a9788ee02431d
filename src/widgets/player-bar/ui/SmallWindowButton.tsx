import { PictureInPicture2 } from 'lucide-react';
import { createRoot } from 'react-dom/client';
import { useTranslation } from 'react-i18next';
import { Provider, useStore } from 'react-redux';
import { logFailure } from '@/shared/lib/log';
import { IconButton } from '@/shared/ui/icon-button';
import { showToast } from '@/shared/ui/toast';
import { openSmallWindow } from '../model/small-window';
import { SmallPlayer } from './SmallPlayer';

/** For browsers that have such windows. */
export function SmallWindowButton() {
  const { t } = useTranslation('widgets.player-bar');
  const store = useStore();

  // A tree of its own outlives the full-screen player.
  const show = (body: HTMLElement, close: () => void) => {
    body.ownerDocument.title = t('fullScreen.title');
    const root = createRoot(body);
    root.render(
      <Provider store={store}>
        <SmallPlayer onClose={close} />
      </Provider>,
    );
    return () => root.unmount();
  };
  const handlePress = () => {
    openSmallWindow(show).catch((reason: unknown) => {
      logFailure('small window', reason);
      showToast({ tone: 'danger', text: t('smallWindow.failed') });
    });
  };
  return (
    <IconButton label={t('smallWindow.open')} onClick={handlePress}>
      <PictureInPicture2 size={20} aria-hidden />
    </IconButton>
  );
}
