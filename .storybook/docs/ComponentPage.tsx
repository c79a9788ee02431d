import {
  Controls,
  Description,
  DocsContext,
  Primary,
  Title,
  Unstyled,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { classNames } from '@/shared/lib/class-names';
import { AccessibleNames } from './AccessibleNames';
import * as specimen from '../foundations/specimen.css';
import * as styles from './docs.css';
import { GuideView } from './GuideView';
import { Relations } from './Relations';
import { StatesTable } from './StatesTable';

/** Draws one story and links to the others, to stay quick. */
export function ComponentPage() {
  const context = useContext(DocsContext);
  const stories = context.componentStories();
  const [primary] = stories;
  if (!primary) return null;
  const { guide } = primary.parameters;
  const isScreen = primary.title.startsWith('Screens/');
  const states = <StatesTable stories={stories} />;
  return (
    <>
      <Unstyled>
        <p className={styles.place}>{primary.title.split('/').slice(0, -1).join(' / ')}</p>
      </Unstyled>
      <Title />
      <Description />
      {isScreen && <Unstyled>{states}</Unstyled>}
      <Primary />
      <Unstyled>
        {guide && <GuideView guide={guide} />}
        {!isScreen && states}
        <Relations title={primary.title} />
      </Unstyled>
      {Object.keys(primary.argTypes).length > 0 && (
        <>
          <Unstyled>
            <h2 className={styles.loneHeading}>Props</h2>
          </Unstyled>
          <div className={classNames(specimen.tableFrame, styles.props)}>
            <Controls />
          </div>
        </>
      )}
      <Unstyled>
        <AccessibleNames storyId={primary.id} />
      </Unstyled>
    </>
  );
}
