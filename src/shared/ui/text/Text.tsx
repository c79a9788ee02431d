import type { ComponentProps, ElementType } from 'react';
import { classNames } from '@/shared/lib/class-names';
import * as styles from './Text.css';

type SharedProps = Omit<ComponentProps<'p'>, 'ref'> & {
  /** Colour, by meaning; that of its surroundings without one. */
  tone?: keyof typeof styles.tone;
  /** One line, ending in dots where it does not fit. */
  isTruncated?: boolean;
  /** At most so many lines. */
  lines?: keyof typeof styles.lines;
};

type TextProps = SharedProps & {
  /** A paragraph by rule. */
  as?: ElementType;
  /** `caption` has 12 px, `small` 14, `body` 15, `lead` 17; that of its surroundings without one. */
  size?: keyof typeof styles.textSize;
  /** Thickness of the letters; that of its surroundings without one. */
  weight?: keyof typeof styles.textWeight;
  /** Figures of one width, for columns and for numbers that tick. */
  isNumeric?: boolean;
};

/** Running text. Without a size or tone it takes those of its surroundings. */
export function Text({
  as: Element = 'p',
  size,
  tone,
  weight,
  isTruncated,
  isNumeric,
  lines,
  className,
  ...rest
}: TextProps) {
  const names = classNames(
    styles.text,
    size && styles.textSize[size],
    tone && styles.tone[tone],
    weight && styles.textWeight[weight],
    isTruncated && styles.isTruncated,
    isNumeric && styles.isNumeric,
    lines && styles.lines[lines],
    className,
  );
  return <Element {...rest} className={names} />;
}

type HeadingProps = SharedProps & {
  /** Place in the outline of the page; the size is chosen apart. */
  level: 1 | 2 | 3 | 4;
  /** Follows the level where it is not given. */
  size?: keyof typeof styles.headingSize;
};

const sizeOfLevel = { 1: 'display', 2: 'headline', 3: 'title', 4: 'small' } as const;

/** A heading of the outline, at any size. */
export function Heading({
  level,
  size = sizeOfLevel[level],
  tone,
  isTruncated,
  lines,
  className,
  children,
  ...rest
}: HeadingProps) {
  const Element = `h${level}` as const;
  const names = classNames(
    styles.text,
    styles.headingSize[size],
    tone && styles.tone[tone],
    isTruncated && styles.isTruncated,
    lines && styles.lines[lines],
    className,
  );
  return (
    <Element {...rest} className={names}>
      {children}
    </Element>
  );
}
