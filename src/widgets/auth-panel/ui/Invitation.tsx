import { Unlink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageTitle } from '@/shared/lib/page-title';
import { paths } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { Link } from '@/shared/ui/link';
import { isMissing, QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { AuthPanel } from './AuthPanel';

/** Of a link `#token=…`; empty without one. The hash is in no log of a server. */
export function useInvitationToken(): string {
  const { hash } = useLocation();
  return new URLSearchParams(hash.slice(1)).get('token') ?? '';
}

type Message = {
  icon: ReactNode;
  title: string;
  text: string;
  /** @default the start page */
  action?: { to: string; label: string };
};

/** What an invitation says: that it can be accepted, or why it cannot, or that it was. */
type Said = { accept: ReactNode; title: string; intro: string } | Message;

type InvitationProps<Data> = {
  /** Of the invitation; null for a link without a token. */
  query: Parameters<typeof QueryView<Data>>[0]['query'] | null;
  /** Of the page while it is read. */
  title: string;
  /** The link to the start page. */
  home: string;
  /** For an unknown or expired link. */
  dead: Pick<Message, 'title' | 'text'>;
  describe: (invitation: Data) => Said;
  /** Replaces what the query finds, once it was accepted. */
  done?: Message | null;
};

/** The page that a link of invitation opens. */
export function Invitation<Data>(props: InvitationProps<Data>) {
  const { query, title, home, dead, describe, done } = props;
  const isDead = query === null || isMissing(query);
  const found = query?.data === undefined ? null : describe(query.data);
  const said = done ?? (isDead ? { icon: <Unlink size={32} />, ...dead } : found);
  usePageTitle(said?.title ?? title);
  if (said && !('accept' in said)) {
    const tone = isDead && !done ? 'danger' : 'quiet';
    return <InvitationMessage said={said} home={home} tone={tone} />;
  }
  return (
    <QueryView
      query={query ?? { isLoading: true }}
      headingLevel={1}
      loading={
        <Stack gap={4} aria-hidden>
          <Skeleton shape="block" width="100%" height="72px" />
          <Skeleton shape="block" width="100%" height="48px" />
        </Stack>
      }
    >
      {() =>
        said && (
          <AuthPanel
            title={said.title}
            intro={said.intro}
            hasProviders={false}
            footer={
              <Link tone="accent" to={paths.home}>
                {home}
              </Link>
            }
          >
            {said.accept}
          </AuthPanel>
        )
      }
    </QueryView>
  );
}

type InvitationMessageProps = { said: Message; home: string; tone: 'quiet' | 'danger' };

function InvitationMessage({ said, home, tone }: InvitationMessageProps) {
  const { icon, title, text, action = { to: paths.home, label: home } } = said;
  return (
    <StatusView
      headingLevel={1}
      tone={tone}
      icon={icon}
      title={title}
      text={text}
      action={
        <ButtonLink variant="solid" to={action.to}>
          {action.label}
        </ButtonLink>
      }
    />
  );
}
