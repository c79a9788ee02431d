import { Text } from '@/shared/ui/text';
import type { Message } from './messages';
import * as styles from './specimen.css';

export function Sentences({ of: messages, atMost }: { of: Message[]; atMost: number }) {
  return (
    <ul>
      {evenly(messages, atMost).map((message) => (
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

export const Source = ({ of: { catalogue, key } }: { of: Message }) => (
  <p className={styles.source}>
    {catalogue} · {key}
  </p>
);

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

/** Spreads the items over the list, since catalogues are sorted by name. */
function evenly<Item>(items: Item[], atMost: number): Item[] {
  const step = Math.max(1, items.length / atMost);
  return items.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}
