import type { ComponentProps, ElementType } from 'react';
import { classNames } from '@/shared/lib/class-names';
import * as styles from './Text.css';

type SharedProps = Omit<ComponentProps<'p'>, 'ref'> & {
  tone?: keyof typeof styles.tone;
  /** One line with an ellipsis. */
  isTruncated?: boolean;
  /** Most lines shown. */
  lines?: keyof typeof styles.lines;
};

type TextProps = SharedProps & {
  as?: ElementType;
  /** 12, 14, 15 or 17 px; inherited by default. */
  size?: keyof typeof styles.textSize;
  /** Inherited by default. */
  weight?: keyof typeof styles.textWeight;
  /** Tabular figures. */
  isNumeric?: boolean;
};

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
  level: 1 | 2 | 3 | 4;
  size?: keyof typeof styles.headingSize;
};

const sizeOfLevel = { 1: 'display', 2: 'headline', 3: 'title', 4: 'small' } as const;

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
