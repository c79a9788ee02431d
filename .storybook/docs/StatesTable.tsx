import { Inline } from '@/shared/ui/stack';
import { StoryLink } from '../foundations/StoryLink';
import * as specimen from '../foundations/specimen.css';
import { Table } from '../foundations/Table';
import { readStates, stateMeanings } from '../states';
import { Part } from './Part';

type Story = { id: string; name: string; tags: string[] };

export function StatesTable({ stories }: { stories: Story[] }) {
  const shown = Object.entries(stateMeanings).map(([state, meaning]) => ({
    state,
    meaning,
    showing: stories.filter((story) => readStates(story.tags).includes(state)),
  }));
  const more = {
    state: 'more',
    meaning: 'what else it does',
    showing: stories.filter((story) => readStates(story.tags).length === 0),
  };
  const getRow = ({ state, meaning, showing }: typeof more) =>
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
        {shown.map(getRow)}
        {getRow(more)}
      </Table>
    </Part>
  );
}
