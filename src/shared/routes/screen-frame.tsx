import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import type { Screen, ScreenFrame } from './area';
import type { Viewer } from './may-open';
import { mayOpenTab } from './may-open-tab';
import { findTab, openScreen, ScreenContext } from './open-screen';

// The failure shows where the tab is rendered.
const ignore = () => undefined;

/** Fetches the open tab in parallel with the page. */
export function getFrame(listed: Screen): ScreenFrame {
  const screen = openScreen(listed);

  async function load(search: string, viewer: Viewer) {
    const tab = findTab(screen, search);
    if (tab && mayOpenTab(viewer, tab.access)) await tab.Content.load();
  }
  function Frame({ viewer, children }: ComponentProps<ScreenFrame>) {
    const { search } = useLocation();
    // An effect would wait for the page.
    load(search, viewer).catch(ignore);
    return <ScreenContext value={screen}>{children}</ScreenContext>;
  }
  return Object.assign(Frame, { load });
}
