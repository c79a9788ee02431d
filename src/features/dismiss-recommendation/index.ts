export { useDismissalsQuery, useRestoreDismissedMutation } from './api/dismissal-api';
export { DismissItems } from './ui/DismissItems';
