import sharp from 'sharp';
import { makeAlacTone } from './make-alac.ts';
import { makeAiff, makeFlac, makeMp3, makeWav } from './make-sound.ts';
import { makeRecordedVideo, makeVideo } from './make-video.ts';

/** A small valid file of each accepted kind, and of some unsupported ones. */
export async function makeSmallFiles() {
  const drawn = sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><rect width="600" height="600" fill="teal"/>' +
        '<circle cx="220" cy="240" r="150" fill="coral"/></svg>',
    ),
  );
  const named = { exif: { IFD0: { Artist: 'Nora Faro' } } };
  return {
    mp4: await makeVideo({ seconds: 3, width: 360 }),
    mov: await makeRecordedVideo(),
    mp3: await makeMp3(2),
    wav: makeWav(1.1),
    flac: makeFlac(1.2, { isSilent: true }),
    aiff: makeAiff(1.1),
    alac: makeAlacTone(1.1),
    jpeg: await drawn.clone().withMetadata(named).jpeg({ quality: 40 }).toBuffer(),
    progressive: await drawn.clone().jpeg({ quality: 40, progressive: true }).toBuffer(),
    png: await drawn.clone().png({ palette: true, colours: 16 }).toBuffer(),
    webp: await drawn.clone().webp({ quality: 40 }).toBuffer(),
    lossless: await drawn
      .clone()
      .webp({ lossless: true, effort: 0, nearLossless: true })
      .toBuffer(),
    avif: await drawn.clone().avif({ effort: 0, quality: 30 }).toBuffer(),
    gif: await drawn.clone().gif({ colours: 4 }).toBuffer(),
  };
}

export type SmallFile = keyof Awaited<ReturnType<typeof makeSmallFiles>>;
