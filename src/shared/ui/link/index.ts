export { Link } from './Link';
export { RowLink } from './RowLink';
export { useFollowLink } from './use-follow-link';
