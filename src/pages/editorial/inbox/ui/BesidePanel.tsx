import { X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { DialogActions } from '@/shared/ui/dialog';
import { IconButton } from '@/shared/ui/icon-button';
import { Heading, Text } from '@/shared/ui/text';
import * as styles from './BesidePanel.css';

type BesidePanelProps = {
  title: string;
  description: ReactNode;
  closeLabel: string;
  onClose: () => void;
  actions: ReactNode;
  children: ReactNode;
};

/** The open item beside its queue, which keeps the focus. */
export function BesidePanel(props: BesidePanelProps) {
  const { title, description, closeLabel, onClose, actions, children } = props;
  const id = useId();
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    // A form above closes first.
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
  return (
    <dialog open aria-labelledby={id} className={styles.panel}>
      <div className={styles.head}>
        <div>
          <Heading level={2} size="title" id={id}>
            {title}
          </Heading>
          {description && <Text tone="muted">{description}</Text>}
        </div>
        <IconButton label={closeLabel} onClick={onClose}>
          <X size={20} aria-hidden />
        </IconButton>
      </div>
      <div className={styles.body}>{children}</div>
      {actions && (
        <div className={styles.foot} data-foot>
          <DialogActions>{actions}</DialogActions>
        </div>
      )}
    </dialog>
  );
}
