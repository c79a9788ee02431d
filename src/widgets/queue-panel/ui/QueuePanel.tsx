import { X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { giveFocusBack } from '@/shared/ui/focus';
import { IconButton } from '@/shared/ui/icon-button';
import { Heading } from '@/shared/ui/text';
import { Queue } from './Queue';
import * as styles from './QueuePanel.css';

/** Returns the focus to its previous owner when a focused part unmounts. */
function useFocusBack(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part.current;
    const opener = document.activeElement;
    return () => {
      const isHolder = element?.contains(document.activeElement) ?? false;
      if (isHolder) giveFocusBack(opener);
    };
  }, [part]);
}

type QueuePanelProps = {
  /** Called by its button, or Escape inside. */
  onClose: () => void;
};

export function QueuePanel({ onClose }: QueuePanelProps) {
  const { t } = useTranslation('widgets.queue-panel');
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  useFocusBack(panel);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  };
  return (
    // Escape is no action of the region.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={panel}
      aria-labelledby={titleId}
      className={styles.panel}
      onKeyDown={handleKeyDown}
    >
      <div className={styles.head}>
        <Heading level={2} size="title" id={titleId}>
          {t('title')}
        </Heading>
        <IconButton label={t('close')} onClick={onClose}>
          <X size={20} aria-hidden />
        </IconButton>
      </div>
      <Queue />
    </section>
  );
}
