import { useEffect } from 'react';
import { brand } from '@/shared/config/brand';

/** After a navigation a browser's share button would use the first page's link. */
export function dropForeignCanonical(): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (link && new URL(link.href).pathname !== window.location.pathname) link.remove();
}

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
