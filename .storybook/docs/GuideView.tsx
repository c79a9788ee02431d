import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Stack } from '@/shared/ui/stack';
import type { Guide } from '../guide';
import { Gallery } from '../foundations/Gallery';
import * as specimen from '../foundations/specimen.css';
import { Table } from '../foundations/Table';
import * as styles from './docs.css';
import { Part } from './Part';

export function GuideView({ guide }: { guide: Guide }) {
  return (
    <Part title="When and how">
      <p className={styles.use}>{guide.use}</p>
      <Gallery least={340} gap={4}>
        <Advice title="Do" lines={guide.do} picture={guide.pictures?.do} kind="do" />
        <Advice title="Don’t" lines={guide.dont} picture={guide.pictures?.dont} kind="dont" />
      </Gallery>
      <h3 className={styles.subheading}>Keyboard</h3>
      {guide.keyboard.length === 0 ? (
        <p className={specimen.note}>Nothing in it takes the focus.</p>
      ) : (
        <Table heads={['Keys', 'Effect']}>
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
        </Table>
      )}
    </Part>
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
    <Stack gap={2} className={styles.advice[kind]}>
      <h3 className={styles.subheading}>{title}</h3>
      <Stack as="ul" gap={2} className={styles.lines}>
        {lines.map((line, index) => (
          <li key={line}>
            {line}
            {index === 0 && picture && <Picture of={picture} />}
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

/** Inert, since it shows mistakes on purpose. */
const Picture = ({ of: draw }: { of: () => ReactNode }) => (
  <div className={styles.picture} lang="es" aria-hidden inert>
    <MemoryRouter>{draw()}</MemoryRouter>
  </div>
);
