import { pieces } from 'virtual:pieces';
import { type ReactNode, useId } from 'react';
import { StoryLink } from '../foundations/StoryLink';
import * as specimen from '../foundations/specimen.css';
import * as styles from './docs.css';

/** More would be a list of the whole product. */
const most = 12;

/** What a piece is made of, where it stands, and which tokens its own styles take. */
export function Relations({ title }: { title: string }) {
  const id = useId();
  const piece = pieces[title];
  if (!piece) return null;
  const { madeOf, usedIn, tokens } = piece;
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id} className={styles.heading}>
        Related
      </h2>
      <div className={specimen.tableFrame}>
        <table className={specimen.table}>
          <tbody>
            <Row name="Made of">{linksTo(madeOf)}</Row>
            <Row name="Used in">{linksTo(usedIn)}</Row>
            <Row name="Tokens">
              {tokens.length > 0 && <span className={specimen.token}>{tokens.join(', ')}</span>}
            </Row>
          </tbody>
        </table>
      </div>
    </section>
  );
}

function linksTo(links: readonly { name: string; to: string }[]): ReactNode {
  if (links.length === 0) return null;
  const rest = links.length - most;
  return (
    <>
      {links.slice(0, most).map(({ name, to }, place) => (
        <span key={to}>
          {place > 0 && ', '}
          <StoryLink to={to} viewMode="docs">
            {name}
          </StoryLink>
        </span>
      ))}
      {rest > 0 && ` and ${rest} more`}
    </>
  );
}

/** Nothing at all where there is nothing to say. */
function Row({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <tr>
      <th className={styles.keys}>{name}</th>
      <td>{children}</td>
    </tr>
  );
}
