import { Text } from '@/shared/ui/text';
import type { Message } from './messages';
import * as styles from './specimen.css';

/** Messages of the catalogues as they stand there, each with its file and key. */
export function Sentences({ of: said, atMost }: { of: Message[]; atMost: number }) {
  return (
    <ul>
      {evenly(said, atMost).map((message) => (
        <li key={`${message.catalogue} ${message.key}`} className={styles.sentence}>
          <Text size="lead" className={styles.sample} lang="es">
            <Said text={message.text} />
          </Text>
          <Source of={message} />
        </li>
      ))}
    </ul>
  );
}

/** Where a text stands. */
export const Source = ({ of: { catalogue, key } }: { of: Message }) => (
  <p className={styles.source}>
    {catalogue} · {key}
  </p>
);

/** A text whose placeholders are marked. */
export function Said({ text }: { text: string }) {
  return [...text.matchAll(/\{\{([^}]+)\}\}|(?:(?!\{\{).)+/gs)].map((match) => {
    const [part, placeholder] = match;
    if (!placeholder) return part;
    return (
      <span key={match.index} className={styles.placeholder}>
        {placeholder}
      </span>
    );
  });
}

/** So many of a list, from all over it: the catalogues stand in the order of their names. */
function evenly<Item>(items: Item[], atMost: number): Item[] {
  const step = Math.max(1, items.length / atMost);
  return items.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}
