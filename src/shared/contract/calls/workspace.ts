import { workspacesSchema } from '../workspace.ts';
import type { Calls } from './call.ts';

export const workspaceCalls = {
  'GET /workspaces': { answer: workspacesSchema },
} as const satisfies Calls;
