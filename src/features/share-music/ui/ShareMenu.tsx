import { useTranslation } from 'react-i18next';
import { AnchoredMenu, useMenuParts } from '@/shared/ui/menu';
import type { Sharable } from '../lib/sharable';
import { CopyByHandDialog } from './CopyByHandDialog';
import { ShareItems } from './ShareItems';
import { useCopyLink } from '../model/use-share';

type ShareMenuProps = { shared: Sharable; anchor: HTMLElement; onClose: () => void };

export function ShareMenu({ shared, anchor, onClose }: ShareMenuProps) {
  const { t } = useTranslation('features.share-music');
  const { part, show, close } = useMenuParts<'link'>(onClose);
  const copyLink = useCopyLink(shared);

  const handleCopy = async (event: Event) => {
    event.preventDefault();
    show((await copyLink()) ? 'closed' : 'link');
  };

  if (part === 'closed') return null;
  if (part === 'link') return <CopyByHandDialog shared={shared} onClose={close} />;
  return (
    <AnchoredMenu
      anchor={anchor}
      label={t('button', { title: shared.title })}
      heading={shared.title}
      onClose={close}
    >
      <ShareItems shared={shared} onCopy={(event) => void handleCopy(event)} />
    </AnchoredMenu>
  );
}
