import type { MouseEvent, ReactNode } from 'react';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import * as styles from './specimen.css';

type StoryLinkProps = {
  /** Id of a story or of a documentation page. */
  to: string;
  viewMode?: 'story' | 'docs';
  children: ReactNode;
};

/** Links through Storybook where its sidebar is open, else by address. */
export function StoryLink({ to, viewMode = 'story', children }: StoryLinkProps) {
  const handleClick = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (opensElsewhere || window.parent === window) return;
    event.preventDefault();
    addons.getChannel().emit(SELECT_STORY, { storyId: to, viewMode });
  };
  const href = `./?path=/${viewMode}/${to}`;
  return (
    <a href={href} target="_top" className={styles.storyLink} onClick={handleClick}>
      {children}
    </a>
  );
}
