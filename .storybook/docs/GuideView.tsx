import { type ReactNode, useId } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { Guide } from '../guide';
import * as specimen from '../foundations/specimen.css';
import * as styles from './docs.css';

/** When a piece is the right one, what to do with it and what not, and its keys. */
export function GuideView({ guide }: { guide: Guide }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id} className={styles.heading}>
        When and how
      </h2>
      <p className={styles.use}>{guide.use}</p>
      <div className={styles.columns}>
        <Advice title="Do" lines={guide.do} picture={guide.pictures?.do} kind="do" />
        <Advice title="Don’t" lines={guide.dont} picture={guide.pictures?.dont} kind="dont" />
      </div>
      <h3 className={styles.subheading}>Keyboard</h3>
      {guide.keyboard.length === 0 ? (
        <p className={specimen.note}>Nothing in it takes the focus.</p>
      ) : (
        <div className={specimen.tableFrame}>
          <table className={specimen.table}>
            <thead>
              <tr>
                <th>Keys</th>
                <th>Effect</th>
              </tr>
            </thead>
            <tbody>
              {guide.keyboard.map(({ keys, effect }) => (
                <tr key={keys}>
                  <th className={styles.keys}>
                    {keys.split(', ').map((key) => (
                      <kbd key={key} className={styles.key}>
                        {key}
                      </kbd>
                    ))}
                  </th>
                  <td>{effect}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

type AdviceProps = {
  title: string;
  lines: string[];
  picture: (() => ReactNode) | undefined;
  kind: keyof typeof styles.advice;
};

function Advice({ title, lines, picture, kind }: AdviceProps) {
  return (
    <div className={styles.advice[kind]}>
      <h3 className={styles.subheading}>{title}</h3>
      <ul className={styles.lines}>
        {lines.map((line, place) => (
          <li key={line}>
            {line}
            {place === 0 && picture && <Picture of={picture} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Seen only: what is wrong on purpose must be neither pressed nor heard. */
function Picture({ of: draw }: { of: () => ReactNode }) {
  return (
    <div className={styles.picture} lang="es" aria-hidden inert>
      <MemoryRouter>{draw()}</MemoryRouter>
    </div>
  );
}
