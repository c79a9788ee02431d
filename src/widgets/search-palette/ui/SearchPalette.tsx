import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths, type SearchState } from '@/shared/routes';
import { Dialog } from '@/shared/ui/dialog';
import { PaletteField } from './PaletteField';
import { toSearch } from '../lib/palette-options';

const state: SearchState = { isTyping: true };

type SearchPaletteProps = {
  /** How often Ctrl K was pressed; a second press leads to the search page. */
  presses: number;
  /** What was typed before its field had the focus. */
  typed?: string;
  onClose: () => void;
};

/** Stands above the page; on the search page the field there gets the focus instead. */
export function SearchPalette({ presses, typed = '', onClose }: SearchPaletteProps) {
  const { t } = useTranslation('widgets.search-palette');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [changed, setText] = useState<string | null>(null);
  const text = changed ?? typed;
  const isOnPage = pathname === paths.search;
  const isLeaving = isOnPage || presses > 1;

  const leave = useEffectEvent(() => {
    onClose();
    if (!isOnPage || text !== '') void navigate(toSearch(text.trim()), { state });
    if (!isOnPage) return;
    const box = document.querySelector<HTMLInputElement>('[role="search"] input');
    box?.focus();
    box?.select();
  });
  useEffect(() => {
    if (isLeaving) leave();
  }, [isLeaving]);

  if (isLeaving) return null;
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('title')} closeLabel={t('close')} size="medium">
      <PaletteField text={text} onChange={setText} onClose={onClose} />
    </Dialog>
  );
}
