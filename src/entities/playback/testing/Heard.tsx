import { useSelector } from 'react-redux';
import { selectUpcomingItems } from '../model/select-upcoming-items';
import { useCurrentTrack } from '../model/use-current-track';

/** For stories: lists the titles in playing order, with the test id `heard`. */
export function Heard() {
  const current = useCurrentTrack();
  const upcoming = useSelector(selectUpcomingItems);
  const titles = [current, ...upcoming.map(({ track }) => track)].map((track) => track?.title);
  return (
    <p hidden data-testid="heard">
      {titles.join(' | ')}
    </p>
  );
}
