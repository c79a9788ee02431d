import { Fragment } from 'react';
import type { FullTrack } from '@/shared/contract/track.ts';
import { paths } from '@/shared/routes';
import { Link } from '@/shared/ui/link';

type PerformersProps = {
  performers: FullTrack['credits']['performers'];
  onFollow: () => void;
};

export const Performers = ({ performers, onFollow }: PerformersProps) =>
  performers.map(({ id, name }, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <Link to={paths.artist(id)} onClick={onFollow}>
        {name}
      </Link>
    </Fragment>
  ));
