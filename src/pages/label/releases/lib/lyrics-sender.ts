import { lyricsLimits } from '@/shared/contract/lyrics.ts';
import type { Draft } from '@/shared/contract/release.ts';

type Texts = { readonly [sound: string]: string };

const measure = (lyrics: Texts) => JSON.stringify(lyrics).length;

/** Sends with each save the lyrics that changed, and no more than a save may have. */
export function createLyricsSender(first: Texts) {
  let sent = first;
  let hasMore = false;

  return {
    /** The draft with the lyrics of its next save. */
    choose(draft: Draft): Draft {
      const chosen: Record<string, string> = {};
      hasMore = false;
      for (const [sound, text] of Object.entries(draft.lyrics ?? {})) {
        if (text === (sent[sound] ?? '')) continue;
        if (measure({ ...chosen, [sound]: text }) > lyricsLimits.sent) hasMore = true;
        else chosen[sound] = text;
      }
      return { ...draft, lyrics: chosen };
    },
    /** Returns whether all lyrics are on the server. */
    noteSent({ lyrics = {}, tracks }: Draft): boolean {
      // The server forgets those of songs that were removed.
      sent = Object.fromEntries(
        tracks.map(({ sound }) => [sound, lyrics[sound] ?? sent[sound] ?? '']),
      );
      return !hasMore;
    },
  };
}
