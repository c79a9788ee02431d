import { Buffer } from 'node:buffer';
import { colourOfPicture, rememberedColour } from '../picture-colour.ts';
import type { ArtSubject } from '../art/art-subject.ts';

/** Returns `#rrggbb`, for page headers. */
export function artColour(subject: ArtSubject): Promise<string> {
  const { kind, id, genre, name } = subject;
  const key = JSON.stringify([kind, id, genre ?? null, name ?? null]);
  return rememberedColour(key, async () => {
    const { composeArt } = await import('../art/compose-art.ts');
    return colourOfPicture(Buffer.from(composeArt(subject)));
  });
}
