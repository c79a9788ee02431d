import { useTranslation } from 'react-i18next';

/** A track, or a list whose tracks are read when it is added; null if that fails. */
export type Addable = {
  /** A new playlist that begins with it gets the same. */
  title: string;
} & (
  | { id: string }
  | {
      readIds: () => Promise<readonly string[] | null>;
      /** How many tracks were chosen by hand, which have no title: it is then that of the first. */
      chosen?: number;
    }
);

type Added = { name: string; count: number };

/** What is said about a track or a list by its title, and about chosen tracks by their number. */
export function useAddableTexts(what: Addable) {
  const { t } = useTranslation('features.add-to-playlist');
  const { title } = what;
  const chosen = 'id' in what ? undefined : what.chosen;
  if (chosen === undefined) {
    return {
      create: t('new.text', { title }),
      choose: t('choose.text', { title }),
      added: ({ name, count }: Added) => t('list.added', { title, name, count }),
      missingAdded: ({ name, count }: Added) => t('list.missingAdded', { title, name, count }),
      allThere: (name: string) => t('list.allThere', { title, name }),
      failed: (name: string) => t('failed', { title, name }),
    };
  }
  return {
    create: t('chosen.create', { count: chosen }),
    choose: t('chosen.choose', { count: chosen }),
    added: ({ name, count }: Added) => t('chosen.added', { name, count }),
    missingAdded: ({ name, count }: Added) => t('chosen.missingAdded', { name, count }),
    allThere: (name: string) => t('chosen.allThere', { name, count: chosen }),
    failed: (name: string) => t('chosen.failed', { name, count: chosen }),
  };
}

export type AddableTexts = ReturnType<typeof useAddableTexts>;
