import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { Text } from '@/shared/ui/text';
import * as styles from './Facts.css';

type LookOfText = Pick<ComponentProps<typeof Text>, 'size' | 'tone' | 'isNumeric'>;

type FactsProps = LookOfText & {
  /** In order. */
  facts: ReadonlyArray<ReactNode>;
  size?: LookOfText['size'];
};

/** Short facts, separated by points that screen readers skip. */
export function Facts({ facts, ...rest }: FactsProps) {
  return (
    <Text as="div" className={styles.facts} {...rest}>
      {facts.map((fact, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- they are known by their place alone
        <Fragment key={index}>
          {index > 0 && ' '}
          <span>{fact}</span>
        </Fragment>
      ))}
    </Text>
  );
}
