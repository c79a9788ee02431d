export { AcceptAsViewer } from './ui/AcceptAsViewer';
export { AuthPanel } from './ui/AuthPanel';
export { Invitation, useInvitationToken } from './ui/Invitation';
