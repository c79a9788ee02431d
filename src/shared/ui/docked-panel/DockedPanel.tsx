import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { giveFocusBack } from '@/shared/ui/focus';
import { IconButton } from '@/shared/ui/icon-button';
import { Heading } from '@/shared/ui/text';
import * as styles from './DockedPanel.css';

type DockedPanelProps = {
  title: string;
  closeLabel: string;
  /** Called by its button, or Escape inside. */
  onClose: () => void;
  children: ReactNode;
};

/** Stands beside the content, which stays usable. A focus inside goes back when it closes. */
export function DockedPanel({ title, closeLabel, onClose, children }: DockedPanelProps) {
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = panel.current;
    const opener = document.activeElement;
    return () => {
      if (element?.contains(document.activeElement)) giveFocusBack(opener);
    };
  }, []);
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
          {title}
        </Heading>
        <IconButton label={closeLabel} onClick={onClose}>
          <X size={20} aria-hidden />
        </IconButton>
      </div>
      {children}
    </section>
  );
}
