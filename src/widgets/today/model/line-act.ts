import { getToolAddress } from '@/shared/config/tools.ts';
import { toolPaths } from '@/shared/config/tool-paths.ts';
import type { TodayKind, TodayLine } from '@/shared/contract/today.ts';
import { paths } from '@/shared/routes';

/**
 * A line leads to a screen or to a part of its own screen, copies a setting, or asks payees for
 * their accounts.
 */
export type LineAct = { to: string } | { part: TodayPart } | { copy: string } | { ask: true };

/** Ids of parts of a home that lines lead to. */
export type TodayPart = 'budgets' | 'chain';

type Whose = { label?: string | undefined };

const desk = '/editorial';
const artistHome = '/spotify-for-artists';

const withParams = (path: string, params: Record<string, string | null | undefined>) => {
  const given = Object.entries(params).filter(
    (param): param is [string, string] => param[1] !== null && param[1] !== undefined,
  );
  return `${path}?${new URLSearchParams(given).toString()}`;
};
const admin = (params: Record<string, string>) => withParams(paths.admin, params);
const label = (params: Record<string, string>, whose: Whose) =>
  withParams(paths.labelManager, { ...params, label: whose.label });
const earnings = ({ artistId }: TodayLine) =>
  withParams(artistHome, { tab: 'earnings', artist: artistId });
const inbox = (params: Record<string, string>) => withParams(desk, { tab: 'inbox', ...params });
const payment = ({ id }: TodayLine) => ({ to: paths.paymentRun(id) });
const order = () => ({ to: admin({ tab: 'royalties', pay: '' }) });
const campaign = ({ id, artistId }: TodayLine) => ({
  to: `${getToolAddress('marquee', artistId)}&open=${id}`,
});
const notify = ({ id, artistId }: TodayLine) => ({
  to: `${getToolAddress('notices', artistId)}&new=&concert=${id}`,
});

const acts: { readonly [kind in TodayKind]: (line: TodayLine, whose: Whose) => LineAct } = {
  alarm: () => ({ to: admin({ tab: 'system' }) }),
  backupFailed: () => ({ to: admin({ tab: 'system' }) }),
  mailRefused: () => ({ to: admin({ tab: 'system' }) }),
  abandoned: () => ({ to: admin({ tab: 'system' }) }),
  mail: () => ({ copy: 'TONADA_SMTP_URL=smtps://usuario:clave@servidor:465' }),
  emergencyKit: () => ({ to: admin({ tab: 'system' }) }),
  firstMusic: () => ({ copy: 'TONADA_MUSIC=/ruta/de/tu/musica' }),
  musicReading: () => ({ to: admin({ tab: 'music' }) }),
  musicMissing: () => ({ to: admin({ tab: 'music' }) }),
  newVersion: () => ({ to: admin({ tab: 'system' }) }),
  firstLabel: () => ({ to: admin({ tab: 'labels', 'labels-act': 'new' }) }),
  firstEditor: () => ({ to: admin({ tab: 'users', new: '' }) }),
  firstArtist: ({ id }) => ({ to: label({ tab: 'artists', new: 'artist' }, { label: id }) }),
  budgetLate: () => ({ part: 'budgets' }),
  budget: () => ({ part: 'budgets' }),
  agreement: ({ id, count }) => ({
    to: admin({
      tab: 'labels',
      ...(count === 1 ? { open: id } : { 'labels-contract': 'pending' }),
    }),
  }),
  suspended: () => ({ to: admin({ tab: 'system' }) }),
  artistRequest: () => ({ to: admin({ tab: 'users' }) }),
  studentRequest: () => ({ to: admin({ tab: 'users' }) }),
  payer: () => ({ copy: 'TONADA_PAYER_NAME=\nTONADA_PAYER_IBAN=' }),
  unsigned: () => ({ part: 'chain' }),
  returned: order,
  sign: payment,
  handIn: payment,
  confirm: payment,
  overdue: order,
  due: order,
  withoutAccount: () => ({ ask: true }),
  paymentReturned: (line) => ({ to: earnings(line) }),
  labelPaymentReturned: (line) => ({ to: earnings(line) }),
  canvasRefused: ({ id, artistId }) => ({
    to: withParams(toolPaths.canvas, { new: '', track: id, artist: artistId }),
  }),
  placement: ({ artistId }) => ({
    to: withParams(toolPaths.stories, { new: '', artist: artistId }),
  }),
  soldOut: notify,
  almostSoldOut: notify,
  draftLate: campaign,
  draft: campaign,
  addArtist: (_, whose) => ({ to: label({ tab: 'artists', new: '' }, whose) }),
  labelReturned: (_, whose) => ({ to: label({ tab: 'finance' }, whose) }),
  offer: ({ id }, whose) => ({ to: label({ tab: 'artists', open: id }, whose) }),
  month: (_, whose) => ({ to: label({ tab: 'finance' }, whose) }),
  rises: ({ artistId }, whose) => ({
    to: withParams('/analytics', { label: whose.label, artist: artistId }),
  }),
  noRelease: (_, whose) => ({ to: label({ tab: 'releases', new: '' }, whose) }),
  release: ({ id }) => ({ to: inbox({ 'releases-open': id }) }),
  pitch: ({ id }) => ({ to: inbox({ 'pitches-open': id }) }),
  canvas: ({ id }) => ({ to: inbox({ 'canvas-open': id }) }),
  entering: ({ id }) => ({ to: withParams(desk, { tab: 'playlists', playlist: id }) }),
  staleList: ({ id }) => ({ to: withParams(desk, { tab: 'playlists', playlist: id }) }),
};

export const getLineAct = (line: TodayLine, whose: Whose): LineAct => acts[line.kind](line, whose);
