import { useEffect } from 'react';
import { brand } from '@/shared/config/brand';
import { dropForeignCanonical } from './drop-foreign-canonical';

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${brand}`;
    dropForeignCanonical();
  }, [title]);
}
