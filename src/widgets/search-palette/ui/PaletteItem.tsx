import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Artwork } from '@/shared/ui/artwork';
import type { PaletteOption } from '../lib/palette-options';
import * as styles from './SearchPalette.css';

type PaletteItemProps = {
  id: string;
  /** Undefined leads to all results. */
  option: PaletteOption | undefined;
  query: string;
  isActive: boolean;
  onPoint: () => void;
  onChoose: (mustOpen: boolean) => void;
};

export function PaletteItem(props: PaletteItemProps) {
  const { id, option, query, isActive, onPoint, onChoose } = props;
  const { t } = useTranslation('widgets.search-palette');
  const item = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // The field has the focus and its keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      ref={item}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it has a picture
      role="option"
      aria-selected={isActive}
      className={styles.item}
      onPointerMove={isActive ? undefined : onPoint}
      onClick={({ shiftKey }) => onChoose(shiftKey)}
    >
      <span className={styles.art} aria-hidden>
        {option?.picture ? <Artwork {...option.picture} sizes="40px" /> : <Search size={20} />}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{option?.title ?? t('all', { query })}</span>
        {option && (
          <span className={styles.note}>{t(`note.${option.kind}`, { by: option.by })}</span>
        )}
      </span>
    </div>
  );
}
