import { useLocation } from 'react-router-dom';
import { findTab, useScreen } from '@/shared/routes';
import type { Takes } from './workspace';

export function useTakes(): Takes {
  const screen = useScreen();
  const { search } = useLocation();
  const takes = findTab(screen, search)?.takes ?? screen.link?.takes;
  return takes === 'either' ? 'either' : 'artist';
}
