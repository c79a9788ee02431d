export { recentWorkspaces } from './model/recent-workspaces';
export { answersForAdmin, answerWorkspaces } from './testing/answer-workspaces';
