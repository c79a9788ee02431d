import { pieces } from 'virtual:pieces';
import { StoryLink } from '../foundations/StoryLink';
import * as specimen from '../foundations/specimen.css';
import { Table } from '../foundations/Table';
import * as styles from './docs.css';
import { Part } from './Part';

const most = 12;

export function Relations({ title }: { title: string }) {
  const piece = pieces[title];
  if (!piece) return null;
  const { madeOf, usedIn, tokens } = piece;
  const relations = [
    { name: 'Made of', links: madeOf },
    { name: 'Used in', links: usedIn },
  ];
  return (
    <Part title="Related">
      <Table>
        {relations.map(
          ({ name, links }) =>
            links.length > 0 && (
              <tr key={name}>
                <th className={styles.keys}>{name}</th>
                <td>
                  {links.slice(0, most).map(({ name: other, to }, index) => (
                    <span key={to}>
                      {index > 0 && ', '}
                      <StoryLink to={to} viewMode="docs">
                        {other}
                      </StoryLink>
                    </span>
                  ))}
                  {links.length > most && ` and ${links.length - most} more`}
                </td>
              </tr>
            ),
        )}
        {tokens.length > 0 && (
          <tr>
            <th className={styles.keys}>Tokens</th>
            <td className={specimen.token}>{tokens.join(', ')}</td>
          </tr>
        )}
      </Table>
    </Part>
  );
}
