export { Link } from './Link';
export { RouteLink, type RouteLinkProps } from './RouteLink';
export { RowLink } from './RowLink';
export { useFollowLink } from './use-follow-link';
