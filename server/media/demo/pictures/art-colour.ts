import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import type { ArtSubject } from '../art/art-subject.ts';
import { composeArt } from '../art/compose-art.ts';
import { dominantColour } from '../../dominant-colour.ts';

/** Side of what is looked at, in pixels: a colour needs no more. */
const side = 20;

/** Colours that are remembered; the one that was asked for longest ago leaves. */
const rememberedMost = 4_000;

const remembered = new Map<string, string>();

function keep(key: string, colour: string): string {
  remembered.delete(key);
  remembered.set(key, colour);
  const [oldest] = remembered.keys();
  if (remembered.size > rememberedMost && oldest !== undefined) remembered.delete(oldest);
  return colour;
}

/** The dominant colour of a picture (SVG, WebP, JPEG or PNG), as `#rrggbb`: about 3 ms. */
export async function colourOfPicture(picture: Buffer): Promise<string> {
  const pixels = await sharp(picture)
    .resize(side, side, { fit: 'cover' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return dominantColour(pixels);
}

/** The colour of a header that shows this art, as `#rrggbb`: the dominant one of what is drawn. */
export async function artColour(subject: ArtSubject): Promise<string> {
  const { kind, id, genre, name } = subject;
  const key = JSON.stringify([kind, id, genre ?? null, name ?? null]);
  const known = remembered.get(key);
  return keep(key, known ?? (await colourOfPicture(Buffer.from(composeArt(subject)))));
}

/**
 * The same of a picture that a person sent. `version` names its bytes, and `read` fetches them; null
 * where they are gone.
 */
export async function sentPictureColour(
  version: string,
  read: () => Promise<Buffer | null>,
): Promise<string | null> {
  const known = remembered.get(version);
  if (known !== undefined) return keep(version, known);
  const picture = await read();
  return picture && keep(version, await colourOfPicture(picture));
}
