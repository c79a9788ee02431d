import { X } from 'lucide-react';
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { giveFocusBack } from '@/shared/ui/focus';
import { IconButton } from '@/shared/ui/icon-button';
import { Heading } from '@/shared/ui/text';
import { Lyrics } from './Lyrics';
import * as styles from './LyricsPanel.css';

type LyricsPanelProps = {
  /** Called by its button, or Escape inside. */
  onClose: () => void;
};

/** Beside the content, in the place of the queue. */
export function LyricsPanel({ onClose }: LyricsPanelProps) {
  const { t } = useTranslation('features.follow-lyrics');
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
          {t('title')}
        </Heading>
        <IconButton label={t('close')} onClick={onClose}>
          <X size={20} aria-hidden />
        </IconButton>
      </div>
      <Lyrics />
    </section>
  );
}
