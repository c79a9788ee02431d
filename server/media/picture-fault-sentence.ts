import { picturePixelsMax, type PictureFault } from './probe/encode-picture.ts';
import { fill, sentences, type Sentence } from '../platform/sentences.ts';

const words = sentences.picture;

/** @param least pixels. */
export function pictureFaultSentence(fault: PictureFault, least = 0): Sentence {
  if (fault === 'pixels') return fill(words.pixels, { megapixels: picturePixelsMax / 1_000_000 });
  if (fault === 'small') return fill(words.small, { pixels: least });
  return fault === 'type' ? words.type : words.unreadable;
}
