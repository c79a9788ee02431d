import * as z from 'zod/mini';
import { emailSchema } from './email.ts';
import { personNameSchema } from './person-name.ts';
import { credentialLimits } from './limits.ts';
import {
  countSchema,
  daySchema,
  idSchema,
  instantSchema,
  namedReferenceSchema,
  seenTextSchema,
} from './primitives.ts';
import { rightSchema } from './right.ts';
import { countrySchema, roleSchema, subscriptionTypeSchema } from './user.ts';

export const promotionKinds = ['notices', 'marquee', 'stories', 'concerts', 'campaigns'] as const;
export type PromotionKind = (typeof promotionKinds)[number];

/** No call sets `inactive`. See docs/product/administration.md. */
export const accountStatusSchema = z.enum(['active', 'suspended', 'inactive']);

export const adminUserSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  subscription: subscriptionTypeSchema,
  role: roleSchema,
  joinDate: daySchema,
  status: accountStatusSchema,
  country: countrySchema,
  totalStreams: countSchema,
  /** Euros. */
  monthlyPayment: z.number().check(z.minimum(0)),
  hasTemporaryPassword: z.optional(z.boolean()),
  rights: z.optional(z.array(rightSchema)),
  artists: z.optional(z.array(namedReferenceSchema)),
});

export const adminUserSorts = [
  'name',
  '-name',
  'email',
  '-email',
  'joinDate',
  '-joinDate',
] as const;

export const adminUserPageSize = 50;

export const adminUsersMost = 10_000;

export const adminUserQuerySchema = z.strictObject({
  /** Prefixes of words of the name or email. */
  q: z.optional(z.string().check(z.maxLength(254))),
  role: z.optional(roleSchema),
  subscription: z.optional(subscriptionTypeSchema),
  status: z.optional(accountStatusSchema),
  country: z.optional(countrySchema),
  sort: z.optional(z.enum(adminUserSorts)),
  page: z.optional(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(adminUsersMost / adminUserPageSize)),
  ),
});

export const adminUserListSchema = z.object({
  users: z.array(adminUserSchema),
  total: countSchema,
  hasMore: z.boolean(),
});

const nameSchema = personNameSchema(credentialLimits.displayNameMax);
const rightsSchema = z.array(rightSchema).check(
  z.maxLength(rightSchema.options.length),
  z.refine((all) => new Set(all).size === all.length),
);
/** Without `password` the server generates one; either is changed at the first sign-in. */
export const createUserBodySchema = z.strictObject({
  name: nameSchema,
  email: emailSchema,
  subscription: subscriptionTypeSchema,
  role: roleSchema,
  rights: z.optional(rightsSchema),
  country: countrySchema,
  password: z.optional(
    z
      .string()
      .check(z.minLength(credentialLimits.passwordMin), z.maxLength(credentialLimits.passwordMax)),
  ),
});

export const createUserAnswerSchema = z.object({
  user: adminUserSchema,
  temporaryPassword: z.string(),
});

const changeableFields = {
  name: nameSchema,
  email: emailSchema,
  subscription: subscriptionTypeSchema,
  role: roleSchema,
  rights: rightsSchema,
  status: accountStatusSchema,
  country: countrySchema,
};

/** `duplicate` if a field differs from `seen`. */
export const changeUserBodySchema = z.strictObject({
  seen: z.partial(
    z.strictObject({ ...changeableFields, name: seenTextSchema, email: seenTextSchema }),
  ),
  changes: z.partial(
    z.strictObject({ ...changeableFields, status: z.enum(['active', 'suspended']) }),
  ),
  stops: z.optional(z.array(z.enum(promotionKinds)).check(z.maxLength(promotionKinds.length))),
});

/** Null if not counted. */
const monthlyFigureSchema = z.object({
  value: z.number(),
  before: z.nullable(z.number()),
});

export const adminSummarySchema = z.object({
  accounts: monthlyFigureSchema,
  newAccounts: monthlyFigureSchema,
  payingAccounts: monthlyFigureSchema,
  /** Euros. */
  monthlyRevenue: monthlyFigureSchema,
});

export const staffActionSchema = z.object({
  id: idSchema,
  at: instantSchema,
  actor: z.object({ id: idSchema, name: z.string() }),
  action: z.string(),
  target: z.object({ kind: z.string(), id: z.string(), name: z.string() }),
  before: z.nullable(z.record(z.string(), z.json())),
  after: z.nullable(z.record(z.string(), z.json())),
  address: z.string(),
});

export const undoableActs = [
  'user.change',
  'user.suspend',
  'user.activate',
  'label.change',
  'setting.switch',
  'screening.change',
  'editorial.change',
  'editorial.activate',
  'editorial.deactivate',
] as const;

export const staffActionPageSize = 50;

/** Search finds older acts. */
export const staffActionsMost = 10_000;

export const staffActionQuerySchema = z.strictObject({
  q: z.optional(z.string().check(z.maxLength(254))),
  page: z.optional(
    z.coerce
      .number()
      .check(z.int(), z.minimum(1), z.maximum(staffActionsMost / staffActionPageSize)),
  ),
});

/** Newest first; `total` is at most `staffActionsMost`. */
export const staffActionListSchema = z.object({
  actions: z.array(staffActionSchema),
  total: countSchema,
  hasMore: z.boolean(),
});

export const openingSettings = ['maintenance', 'registrations', 'uploads'] as const;

export const factorSettings = ['staffFactor', 'payeeFactor'] as const;

export const backupSettings = ['nightlyBackup'] as const;

export const lookSettings = ['nightlyLook'] as const;

export const serviceSettings = [
  ...openingSettings,
  ...factorSettings,
  ...backupSettings,
  ...lookSettings,
  'payByListener',
] as const;

export const serviceSettingSchema = z.enum(serviceSettings);

export const serviceSettingsSchema = z.object({
  maintenance: z.boolean(),
  registrations: z.boolean(),
  uploads: z.boolean(),
  staffFactor: z.boolean(),
  payeeFactor: z.boolean(),
  nightlyBackup: z.boolean(),
  nightlyLook: z.boolean(),
  /** Months closed from now on are shared by listener. */
  payByListener: z.boolean(),
});

export const serviceStateSchema = z.object({
  isMaintained: z.boolean(),
});

/** Of a server that answers. */
export const healthSchema = z.object({ status: z.literal('ok') });

/** How the server sees the caller, behind whatever proxies there are. */
export const seenSchema = z.object({
  address: z.string(),
  protocol: z.string(),
  host: z.string(),
});

/** A server without its store answers all that needs no file. */
export const readySchema = z.object({
  status: z.literal('ok'),
  store: z.enum(['ok', 'failing']),
});

export const changeSettingBodySchema = z.strictObject({ isOn: z.boolean() });

export type AccountStatus = z.infer<typeof accountStatusSchema>;
export type AdminUser = z.infer<typeof adminUserSchema>;
export type AdminUserQuery = z.infer<typeof adminUserQuerySchema>;
export type AdminUserSort = (typeof adminUserSorts)[number];
export type AdminUserList = z.infer<typeof adminUserListSchema>;
export type CreateUserBody = z.input<typeof createUserBodySchema>;
export type CreateUserAnswer = z.infer<typeof createUserAnswerSchema>;
export type ChangeUserBody = z.infer<typeof changeUserBodySchema>;
export type AdminSummary = z.infer<typeof adminSummarySchema>;
export type StaffAction = z.infer<typeof staffActionSchema>;
export type StaffActionList = z.infer<typeof staffActionListSchema>;
export type StaffActionQuery = z.infer<typeof staffActionQuerySchema>;
export type ServiceSetting = z.infer<typeof serviceSettingSchema>;
export type ServiceState = z.infer<typeof serviceStateSchema>;
export type ServiceSettings = z.infer<typeof serviceSettingsSchema>;
