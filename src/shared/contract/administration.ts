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
} from './primitives.ts';
import { rightSchema } from './right.ts';
import { countrySchema, roleSchema, subscriptionTypeSchema } from './user.ts';

/** What goes on by itself once a person set it going. */
export const runningKinds = ['notices', 'marquee', 'stories', 'concerts', 'campaigns'] as const;
export type RunningKind = (typeof runningKinds)[number];

/** `inactive` is shown, and nothing here leads to it. See docs/product/administration.md. */
export const accountStatusSchema = z.enum(['active', 'suspended', 'inactive']);

/** An account, as who runs the service sees it. `monthlyPayment` in euros. */
export const adminUserSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  subscription: subscriptionTypeSchema,
  role: roleSchema,
  joinDate: daySchema,
  status: accountStatusSchema,
  country: countrySchema,
  /** Counted plays. */
  totalStreams: countSchema,
  monthlyPayment: z.number().check(z.minimum(0)),
  /** Its password was made by staff, and nobody has chosen another yet; a server may leave it out. */
  hasTemporaryPassword: z.optional(z.boolean()),
  /** What an admin may do; nobody else has any. */
  rights: z.optional(z.array(rightSchema)),
  /** The first artists for whom it speaks, by name; absent where there are none. */
  artists: z.optional(z.array(namedReferenceSchema)),
});

/** What a list of accounts can be sorted by; a hyphen in front turns it round. */
export const adminUserSorts = [
  'name',
  '-name',
  'email',
  '-email',
  'joinDate',
  '-joinDate',
] as const;

export const adminUserPageSize = 50;

/** More accounts than this are not counted and not turned to: who looks for one among them searches. */
export const adminUsersMost = 10_000;

export const adminUserQuerySchema = z.strictObject({
  /** Words that the name or the email has, each by its beginning. */
  q: z.optional(z.string().check(z.maxLength(254))),
  role: z.optional(roleSchema),
  subscription: z.optional(subscriptionTypeSchema),
  status: z.optional(accountStatusSchema),
  country: z.optional(countrySchema),
  sort: z.optional(z.enum(adminUserSorts)),
  /** From 1. */
  page: z.optional(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(adminUsersMost / adminUserPageSize)),
  ),
});

/** A page of accounts. `total` counts those of all pages, at most `adminUsersMost`. */
export const adminUserListSchema = z.object({
  users: z.array(adminUserSchema),
  total: countSchema,
  /** There are more than `total`. */
  hasMore: z.boolean(),
});

const nameSchema = personNameSchema(credentialLimits.displayNameMax);
const rightsSchema = z.array(rightSchema).check(
  z.maxLength(rightSchema.options.length),
  z.refine((all) => new Set(all).size === all.length),
);
/** Without `password` the server makes one up. Either has to be changed when it is first used. */
export const createUserBodySchema = z.strictObject({
  name: nameSchema,
  email: emailSchema,
  subscription: subscriptionTypeSchema,
  role: roleSchema,
  /** Of an admin; none unless it says so. */
  rights: z.optional(rightsSchema),
  country: countrySchema,
  password: z.optional(
    z
      .string()
      .check(z.minLength(credentialLimits.passwordMin), z.maxLength(credentialLimits.passwordMax)),
  ),
});

/** The temporary password is told this once. */
export const createUserAnswerSchema = z.object({
  user: adminUserSchema,
  temporaryPassword: z.string(),
});

/** What staff may change about an account. */
const changeableFields = {
  name: nameSchema,
  email: emailSchema,
  subscription: subscriptionTypeSchema,
  role: roleSchema,
  rights: rightsSchema,
  status: accountStatusSchema,
  country: countrySchema,
};

/**
 * `seen` is what the caller saw of it, at least of what they change: where it is something else by now, nothing is changed, and the
 * code `duplicate` comes with a sentence for each field that differs.
 */
export const changeUserBodySchema = z.strictObject({
  seen: z.partial(z.strictObject({ ...changeableFields, name: z.string(), email: z.string() })),
  changes: z.partial(
    z.strictObject({ ...changeableFields, status: z.enum(['active', 'suspended']) }),
  ),
  /** What stops with a suspension of what the account set going; without it nothing does. It comes back with the account. */
  stops: z.optional(z.array(z.enum(runningKinds)).check(z.maxLength(runningKinds.length))),
});

/** A figure of now, and the same at the end of the month before, or in as much of it; null where nobody counted it. */
const monthlyFigureSchema = z.object({
  value: z.number(),
  before: z.nullable(z.number()),
});

/** The state of the service. `monthlyRevenue` in euros. */
export const adminSummarySchema = z.object({
  accounts: monthlyFigureSchema,
  newAccounts: monthlyFigureSchema,
  payingAccounts: monthlyFigureSchema,
  monthlyRevenue: monthlyFigureSchema,
});

/** Something that staff changed. `before` and `after` hold what differs; null where there was nothing. */
export const staffActionSchema = z.object({
  id: idSchema,
  at: instantSchema,
  actor: z.object({ id: idSchema, name: z.string() }),
  action: z.string(),
  target: z.object({ kind: z.string(), id: z.string(), name: z.string() }),
  before: z.nullable(z.record(z.string(), z.json())),
  after: z.nullable(z.record(z.string(), z.json())),
  /** The network address that it came from. */
  address: z.string(),
});

/** What single acts can be undone: those that changed something which was something else before. */
export const undoableActs = [
  'user.change',
  'user.suspend',
  'user.activate',
  'label.change',
  'setting.switch',
  'editorial.change',
  'editorial.activate',
  'editorial.deactivate',
] as const;

export const staffActionPageSize = 50;

/** Older acts than these many are found by a search alone. */
export const staffActionsMost = 10_000;

export const staffActionQuerySchema = z.strictObject({
  /** Words of who did it and whom it was done to, each by its beginning. */
  q: z.optional(z.string().check(z.maxLength(254))),
  /** From 1. */
  page: z.optional(
    z.coerce
      .number()
      .check(z.int(), z.minimum(1), z.maximum(staffActionsMost / staffActionPageSize)),
  ),
});

/** A page of what staff did, the last first. `total` counts that of all pages, at most `staffActionsMost`. */
export const staffActionListSchema = z.object({
  actions: z.array(staffActionSchema),
  total: countSchema,
  hasMore: z.boolean(),
});

/** What staff open and close. */
export const openingSettings = ['maintenance', 'registrations', 'uploads'] as const;

/** Of whom the service demands a passkey or one-time codes. */
export const factorSettings = ['staffFactor', 'payeeFactor'] as const;

/** What staff switch on and off. */
export const serviceSettings = [...openingSettings, ...factorSettings, 'payByListener'] as const;

export const serviceSettingSchema = z.enum(serviceSettings);

export const serviceSettingsSchema = z.object({
  /** Nobody but admins is served. */
  maintenance: z.boolean(),
  /** New people may make an account. */
  registrations: z.boolean(),
  /** Labels may upload music. */
  uploads: z.boolean(),
  /** Admins and editors need a passkey or one-time codes. */
  staffFactor: z.boolean(),
  /** So do people of labels and artists, who are paid. */
  payeeFactor: z.boolean(),
  /** Months that are closed from now on are paid by listener instead of pro rata. */
  payByListener: z.boolean(),
});

/** What everybody may know of the service. */
export const serviceStateSchema = z.object({
  /** Nobody but admins is served at present. */
  isMaintained: z.boolean(),
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
