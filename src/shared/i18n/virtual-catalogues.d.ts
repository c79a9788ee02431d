declare module 'virtual:catalogues' {
  import type { ResourceKey } from 'i18next';

  type Load<Content> = () => Promise<Content>;

  /** By language: everything but pages, as namespace → catalogue. */
  export const start: Record<string, Load<Record<string, ResourceKey>>>;
  /** By `<language>/<namespace>`: the catalogue of a page. */
  export const pages: Record<string, Load<ResourceKey>>;
}
