import {
  ArchiveX,
  BellRing,
  Building2,
  Clapperboard,
  FileSignature,
  GraduationCap,
  Landmark,
  LifeBuoy,
  ListMusic,
  type LucideIcon,
  Mail,
  Megaphone,
  Music,
  PackageOpen,
  ShieldX,
  Ticket,
  TrendingUp,
  TriangleAlert,
  UserRoundPlus,
  WalletCards,
} from 'lucide-react';
import type { TodayKind, TodayLine } from '@/shared/contract/today.ts';
import { Artwork } from '@/shared/ui/artwork';
import * as styles from './Today.css';

const icons: { readonly [kind in TodayKind]: LucideIcon } = {
  alarm: TriangleAlert,
  backupFailed: ArchiveX,
  mailRefused: Mail,
  abandoned: TriangleAlert,
  mail: Mail,
  emergencyKit: LifeBuoy,
  firstMusic: Music,
  musicReading: Music,
  musicMissing: TriangleAlert,
  newVersion: PackageOpen,
  firstLabel: Building2,
  firstEditor: UserRoundPlus,
  firstArtist: UserRoundPlus,
  budgetLate: Megaphone,
  budget: Megaphone,
  artistRequest: UserRoundPlus,
  studentRequest: GraduationCap,
  agreement: FileSignature,
  suspended: ShieldX,
  payer: Landmark,
  unsigned: FileSignature,
  returned: Landmark,
  sign: WalletCards,
  handIn: WalletCards,
  confirm: WalletCards,
  overdue: WalletCards,
  due: WalletCards,
  withoutAccount: Landmark,
  paymentReturned: Landmark,
  labelPaymentReturned: Landmark,
  canvasRefused: Clapperboard,
  placement: ListMusic,
  soldOut: Ticket,
  almostSoldOut: Ticket,
  draftLate: Megaphone,
  draft: Megaphone,
  addArtist: UserRoundPlus,
  labelReturned: Landmark,
  offer: FileSignature,
  month: WalletCards,
  rises: TrendingUp,
  noRelease: Music,
  release: Music,
  pitch: Music,
  canvas: Clapperboard,
  entering: ListMusic,
  staleList: BellRing,
};

/** The thing's own picture, else the icon of its kind; 40 px. */
export function TodayPicture({ kind, image, id }: TodayLine) {
  if (image !== null) return <Artwork src={image} seed={id} shape="thumb" sizes="40px" />;
  const Icon = icons[kind];
  return (
    <span className={styles.icon}>
      <Icon size={20} aria-hidden />
    </span>
  );
}
