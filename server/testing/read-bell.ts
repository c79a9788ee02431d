import type { DecisionNotification, ReceivedNotifications } from '#contract/notification.ts';
import type { SignedIn, TestApp } from './start-test-app.ts';

type Tonada = Pick<TestApp, 'app'>;

export async function readBell({ app }: Tonada, who: SignedIn, query = '') {
  const url = `/api/user/notifications${query}`;
  return (await app.inject({ url, headers: who.headers })).json<ReceivedNotifications>();
}

/** Decisions about somebody's work, latest first. */
export async function readDecisions(
  tonada: Tonada,
  who: SignedIn,
): Promise<DecisionNotification[]> {
  const { notifications } = await readBell(tonada, who);
  return notifications.filter((each) => each.type === 'decision');
}
