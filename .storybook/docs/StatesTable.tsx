import { useId } from 'react';
import { isState, stateMeanings, stateTagPrefix } from '../../scripts/story-states/vocabulary.ts';
import { StoryLink } from '../foundations/StoryLink';
import * as specimen from '../foundations/specimen.css';
import { readExclusions } from './description';
import * as styles from './docs.css';

type Story = { id: string; name: string; tags: string[] };

const statesOf = ({ tags }: Story) =>
  tags
    .filter((tag) => tag.startsWith(stateTagPrefix))
    .map((tag) => tag.slice(stateTagPrefix.length))
    .filter(isState);

type StatesTableProps = { component: unknown; stories: Story[] };

/** Every state that the stories show, each with the way to them, and why others do not apply. */
export function StatesTable({ component, stories }: StatesTableProps) {
  const id = useId();
  const shown = Object.entries(stateMeanings).flatMap(([state, meaning]) => {
    const showing = stories.filter((story) => statesOf(story).some((word) => word === state));
    return showing.length > 0 ? [{ state, meaning, showing }] : [];
  });
  const others = stories.filter((story) => statesOf(story).length === 0);
  const exclusions = readExclusions(component);
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id} className={styles.heading}>
        States
      </h2>
      <div className={specimen.tableFrame}>
        <table className={specimen.table}>
          <thead>
            <tr>
              <th>State</th>
              <th>Meaning</th>
              <th>Stories</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ state, meaning, showing }) => (
              <tr key={state}>
                <th>{state}</th>
                <td className={specimen.value}>{meaning}</td>
                <td>
                  <StoryLinks stories={showing} />
                </td>
              </tr>
            ))}
            {exclusions.map(({ states, reason }) => (
              <tr key={states.join(' ')}>
                <th>{states.join(', ')}</th>
                <td colSpan={2} className={specimen.value}>
                  does not apply: {reason}
                </td>
              </tr>
            ))}
            {others.length > 0 && (
              <tr>
                <th>more</th>
                <td className={specimen.value}>what else it does</td>
                <td>
                  <StoryLinks stories={others} />
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const StoryLinks = ({ stories }: { stories: Story[] }) => (
  <div className={styles.links}>
    {stories.map(({ id, name }) => (
      <StoryLink key={id} to={id}>
        {name}
      </StoryLink>
    ))}
  </div>
);
