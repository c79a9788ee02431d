import type { MouseEvent, ReactNode } from 'react';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import * as styles from './specimen.css';

type StoryLinkProps = {
  /** Id of a story or of a documentation page. */
  to: string;
  viewMode?: 'story' | 'docs';
  className?: string;
  children: ReactNode;
};

/** A way to another story: at once where the sidebar stands beside, else by its address. */
export function StoryLink({
  to,
  viewMode = 'story',
  className = styles.storyLink,
  children,
}: StoryLinkProps) {
  const handleClick = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (opensElsewhere || window.parent === window) return;
    event.preventDefault();
    addons.getChannel().emit(SELECT_STORY, { storyId: to, viewMode });
  };
  return (
    <a
      href={`./?path=/${viewMode}/${to}`}
      target="_top"
      className={className}
      onClick={handleClick}
    >
      {children}
    </a>
  );
}
