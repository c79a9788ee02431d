import { Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInvitationQuery } from '@/entities/family';
import { useViewer } from '@/entities/session';
import type { Invitation as FamilyInvitation } from '@/shared/contract/family.ts';
import { paths } from '@/shared/routes';
import { Invitation, useInvitationToken } from '@/widgets/auth-panel';
import { AcceptInvitation } from './AcceptInvitation';

const planAddress = `${paths.profile}?tab=subscription`;

/** An invitation to a family. See docs/product/plans.md. */
export function JoinFamilyPage() {
  const token = useInvitationToken();
  return <OpenedInvitation key={token} token={token} />;
}

function OpenedInvitation({ token }: { token: string }) {
  const { t } = useTranslation('pages.auth.join-family');
  const skip = token === '';
  const query = useInvitationQuery({ token }, { skip, refetchOnMountOrArgChange: true });
  const [joined, setJoined] = useState<string | null>(null);
  const isSignedIn = useViewer() !== null;
  const icon = <Users size={32} />;

  const describe = ({ payer, state, hasOwnPlan }: FamilyInvitation) => {
    if (state === 'open') {
      const onJoined = () => setJoined(payer);
      const accept = <AcceptInvitation token={token} hasOwnPlan={hasOwnPlan} onJoined={onJoined} />;
      return { accept, title: t('title', { payer }), intro: t('intro') };
    }
    return {
      icon,
      title: t(`closed.${state}.title`, { payer }),
      text: t(`closed.${state}.text`, { payer }),
      ...(isSignedIn && { action: { to: planAddress, label: t('plan') } }),
    };
  };
  return (
    <Invitation
      query={skip ? null : query}
      title={t('loading')}
      home={t('home')}
      dead={{ title: t('dead.title'), text: t('dead.text') }}
      describe={describe}
      done={
        joined === null
          ? null
          : { icon, title: t('done.title', { payer: joined }), text: t('done.text') }
      }
    />
  );
}
