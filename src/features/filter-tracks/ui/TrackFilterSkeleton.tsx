import * as styles from './TrackFilter.css';

/** Keeps the height of the filter, which loads with the tracks. */
export const TrackFilterSkeleton = () => <div className={styles.filter} />;
