declare module 'virtual:catalogues' {
  import type { ResourceKey } from 'i18next';

  type Load<Content> = () => Promise<Content>;

  /** Whether there are catalogues of several languages that a profile can name. */
  export const hasChoice: boolean;
  /** By language: everything but late, as namespace → catalogue. */
  export const start: Record<string, Load<Record<string, ResourceKey>>>;
  /**
   * Any other catalogue, and the Spanish that stands in for what it lacks; undefined where all words
   * come with the start.
   */
  export const late: (
    language: string,
    namespace: string,
  ) => Promise<{ own: ResourceKey; spanish: ResourceKey }> | undefined;
}
