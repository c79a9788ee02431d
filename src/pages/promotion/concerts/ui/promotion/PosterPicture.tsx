import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { drawPoster, type Poster, posterSize } from '../../lib/draw-poster';
import { posterColours } from '../../lib/poster-colours';
import * as styles from './promotion.css';

type PosterPictureProps = Omit<Poster, 'brand' | 'colours'> & {
  /** Lets the dialog save the picture. */
  ref: RefObject<HTMLCanvasElement | null>;
};

/** Drawn once mounted, with the page's colours and typeface. */
export function PosterPicture({ ref, ...poster }: PosterPictureProps) {
  const { t } = useTranslation('pages.promotion.concerts');
  const probe = useRef<HTMLSpanElement>(null);
  const brand = t('promotion.poster.brand');
  const { seed, artist, title, day, hours, place } = poster;

  useEffect(() => {
    const context = ref.current?.getContext('2d');
    if (!context || probe.current === null) return;
    const colours = posterColours(probe.current);
    const draw = () =>
      drawPoster(context, { seed, artist, title, day, hours, place, brand, colours });
    draw();
    // The typeface may load after the page.
    void document.fonts.ready.then(draw);
  }, [ref, seed, artist, title, day, hours, place, brand]);

  return (
    <>
      <span ref={probe} hidden />
      <canvas
        ref={ref}
        // Drawn here: no file for an `<img>`.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="img"
        aria-label={t('promotion.poster.alt', { artist, title, day, place })}
        width={posterSize.width}
        height={posterSize.height}
        className={styles.poster}
      />
    </>
  );
}
