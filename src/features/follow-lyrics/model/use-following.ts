import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useMediaQuery } from '@/shared/lib/media-query';
import { media } from '@/shared/theme';

/** They scroll, as a wheel does. */
const scrollKeys = /^(?:(?:Arrow|Page)(?:Up|Down)|Home|End| )$/;

/**
 * Keeps the line that sounds in the middle, until the person scrolls. With reduced motion the text
 * stands still as long as the line is in view.
 *
 * @param line its index, or -1.
 */
export function useFollowing(part: RefObject<HTMLElement | null>, line: number) {
  const [isFollowing, setFollowing] = useState(true);
  const isStill = useMediaQuery(media.reducedMotion);

  const follow = useEffectEvent(() => {
    const box = part.current;
    const item = box?.querySelector<HTMLElement>('[data-sung]');
    if (!box || !item) return;
    const view = box.getBoundingClientRect();
    const place = item.getBoundingClientRect();
    if (isStill && place.top >= view.top && place.bottom <= view.bottom) return;
    const middle = place.top + place.height / 2 - (view.top + view.height * 0.42);
    box.scrollBy({ top: middle, behavior: isStill ? 'auto' : 'smooth' });
  });
  useEffect(() => {
    if (isFollowing && line >= 0) follow();
  }, [isFollowing, line]);

  const stop = () => setFollowing(false);
  return {
    isFollowing,
    follow: () => setFollowing(true),
    /** Of the part that scrolls. */
    handlers: {
      onWheel: stop,
      onTouchMove: stop,
      onPointerDown: ({ target }: { target: EventTarget }) => {
        // Its scrollbar.
        if (target === part.current) stop();
      },
      onKeyDown: ({ key, target }: KeyboardEvent) => {
        const isPress = key === ' ' && target instanceof HTMLButtonElement;
        if (scrollKeys.test(key) && !isPress) stop();
      },
    },
  };
}
