declare module 'virtual:catalogues' {
  import type { ResourceKey } from 'i18next';

  type Load<Content> = () => Promise<Content>;

  /** By language: everything but late, as namespace → catalogue. */
  export const start: Record<string, Load<Record<string, ResourceKey>>>;
  /** By `<language>/<namespace>`: any other catalogue. */
  export const late: Record<string, Load<ResourceKey>>;
}
