import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnchoredMenu } from '@/shared/ui/menu';
import { useCopyLink } from '../model/use-copy-link';
import type { Sharable } from '../lib/sharable';
import { CopyByHandDialog } from './CopyByHandDialog';
import { ShareItems } from './ShareItems';

type ShareMenuProps = { shared: Sharable; anchor: HTMLElement; onClose: () => void };

export function ShareMenu({ shared, anchor, onClose }: ShareMenuProps) {
  const { t } = useTranslation('features.share-music');
  const [part, setPart] = useState<'menu' | 'link' | 'closed'>('menu');
  const copyLink = useCopyLink(shared);

  const finish = () => setPart('closed');
  // Runs after the dialog has gone, because a modal traps the focus.
  const tellClosed = useEffectEvent(onClose);
  useEffect(() => {
    if (part === 'closed') tellClosed();
  }, [part]);

  const handleCopy = async (event: Event) => {
    event.preventDefault();
    setPart((await copyLink()) ? 'closed' : 'link');
  };

  if (part === 'closed') return null;
  if (part === 'link') return <CopyByHandDialog shared={shared} onClose={finish} />;
  return (
    <AnchoredMenu
      anchor={anchor}
      label={t('button', { title: shared.title })}
      heading={shared.title}
      onClose={finish}
    >
      <ShareItems shared={shared} onCopy={(event) => void handleCopy(event)} />
    </AnchoredMenu>
  );
}
