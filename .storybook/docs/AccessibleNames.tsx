import { useEffect, useState } from 'react';
import * as specimen from '../foundations/specimen.css';
import { Table } from '../foundations/Table';
import * as styles from './docs.css';
import { Part } from './Part';
import { type NamedControl, readNames } from './read-names';

const most = 40;

export function AccessibleNames({ storyId }: { storyId: string }) {
  const controls = useNames(storyId);
  return (
    <Part title="Accessible names">
      <p className={specimen.note}>
        What a screen reader says of each control in the story above, read from it just now.
      </p>
      {controls.length === 0 ? (
        <p className={specimen.note}>The story above has no controls.</p>
      ) : (
        <Table heads={['Role', 'Name', 'Description']}>
          {controls.slice(0, most).map(({ role, name, description, count }) => (
            <tr key={`${role} ${name} ${description}`}>
              <th>
                {role}
                {count > 1 && ` × ${count}`}
              </th>
              <td lang="es">{name || <strong className={styles.fault}>No name</strong>}</td>
              <td lang="es">{description}</td>
            </tr>
          ))}
        </Table>
      )}
      {controls.length > most && (
        <p className={specimen.note}>And {controls.length - most} more.</p>
      )}
    </Part>
  );
}

function getRoot(storyId: string): Element | null {
  const frame = document.getElementById(`iframe--${storyId}`);
  return frame instanceof HTMLIFrameElement
    ? (frame.contentDocument?.body ?? null)
    : document.getElementById(`story--${storyId}--primary-inner`);
}

function useNames(storyId: string): NamedControl[] {
  const [controls, setControls] = useState<NamedControl[]>([]);
  useEffect(() => {
    let watched: Element | null = null;
    let isDue = false;
    const read = () => {
      isDue = false;
      const root = getRoot(storyId);
      if (!root) return;
      if (root !== watched) {
        watched = root;
        observer.observe(root, {
          subtree: true,
          childList: true,
          attributes: true,
          attributeFilter: ['aria-label', 'aria-labelledby', 'hidden', 'aria-hidden', 'role'],
        });
      }
      setControls(readNames(root));
    };
    const schedule = () => {
      if (isDue) return;
      isDue = true;
      requestAnimationFrame(read);
    };
    const observer = new MutationObserver(schedule);
    // The story and its frame render after this table.
    const page = document.getElementById('storybook-docs');
    if (page) observer.observe(page, { subtree: true, childList: true });
    page?.addEventListener('load', schedule, true);
    schedule();
    return () => {
      observer.disconnect();
      page?.removeEventListener('load', schedule, true);
    };
  }, [storyId]);
  return controls;
}
