import type { Box } from '../../compare-pictures.ts';
import { element } from './element.ts';

/** A frame over an image around what differs, placed once the image's size is known. */
export function boxed(image: HTMLImageElement, box: Box | undefined): HTMLElement[] {
  if (!box) return [];
  const frame = element('span', { class: 'box', 'aria-hidden': 'true', hidden: true });
  image.addEventListener('load', () => {
    const { naturalWidth: width, naturalHeight: height } = image;
    // What sticks out of the smaller picture is not on it.
    frame.hidden = box.left >= width || box.top >= height;
    const share = (part: number, whole: number) => `${(100 * part) / whole}%`;
    Object.assign(frame.style, {
      left: share(box.left, width),
      top: share(box.top, height),
      width: share(Math.min(box.width, width - box.left), width),
      height: share(Math.min(box.height, height - box.top), height),
    });
  });
  return [frame];
}
