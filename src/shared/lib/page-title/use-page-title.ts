import { useEffect } from 'react';
import { brand } from '@/shared/config/brand';
import { dropForeignCanonical } from './drop-foreign-canonical';

/** Names the document after the page on screen, for example `Buscar · Tonada`. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${brand}`;
    dropForeignCanonical();
  }, [title]);
}
