import { useEffect } from 'react';
import { brand } from '@/shared/config/brand';
import { dropForeignCanonical } from './drop-foreign-canonical';

let prefix = '';
let pageTitle = document.title;

const show = () => {
  document.title = prefix + pageTitle;
};

export function usePageTitle(title: string): void {
  useEffect(() => {
    pageTitle = `${title} · ${brand}`;
    show();
    dropForeignCanonical();
  }, [title]);
}

/** Before the title of whatever page is open; empty for none. */
export function setTitlePrefix(text: string): void {
  prefix = text;
  show();
}
