import { isState, stateMeanings, stateTagPrefix } from '../../scripts/story-states/vocabulary.ts';
import { Inline } from '@/shared/ui/stack';
import { StoryLink } from '../foundations/StoryLink';
import * as specimen from '../foundations/specimen.css';
import { Table } from '../foundations/Table';
import { readExclusions } from './description';
import { Part } from './Part';

type Story = { id: string; name: string; tags: string[] };

const statesOf = ({ tags }: Story) =>
  tags
    .filter((tag) => tag.startsWith(stateTagPrefix))
    .map((tag) => tag.slice(stateTagPrefix.length))
    .filter(isState);

type StatesTableProps = { component: unknown; stories: Story[] };

/** Every state that the stories show, each with the way to them, and why others do not apply. */
export function StatesTable({ component, stories }: StatesTableProps) {
  const shown = Object.entries(stateMeanings).map(([state, meaning]) => ({
    state,
    meaning,
    showing: stories.filter((story) => statesOf(story).some((word) => word === state)),
  }));
  const more = {
    state: 'more',
    meaning: 'what else it does',
    showing: stories.filter((story) => statesOf(story).length === 0),
  };
  const rowOf = ({ state, meaning, showing }: typeof more) =>
    showing.length > 0 && (
      <tr key={state}>
        <th>{state}</th>
        <td className={specimen.value}>{meaning}</td>
        <td>
          <Inline gap={4} isWrapping>
            {showing.map(({ id, name }) => (
              <StoryLink key={id} to={id}>
                {name}
              </StoryLink>
            ))}
          </Inline>
        </td>
      </tr>
    );
  return (
    <Part title="States">
      <Table heads={['State', 'Meaning', 'Stories']}>
        {shown.map(rowOf)}
        {readExclusions(component).map(({ states, reason }) => (
          <tr key={states.join(' ')}>
            <th>{states.join(', ')}</th>
            <td colSpan={2} className={specimen.value}>
              does not apply: {reason}
            </td>
          </tr>
        ))}
        {rowOf(more)}
      </Table>
    </Part>
  );
}
