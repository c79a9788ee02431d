import * as z from 'zod/mini';

const base64url = (most: number) =>
  z.string().check(z.regex(/^[A-Za-z0-9_-]+$/), z.maxLength(most));

/** The browser's subscription (W3C Push API). */
export const pushDeviceBodySchema = z.strictObject({
  endpoint: z.string().check(z.regex(/^https?:\/\//), z.maxLength(1024)),
  keys: z.strictObject({ p256dh: base64url(100), auth: base64url(40) }),
  /** Whether messages may show names and titles, also on a locked screen. */
  showsNames: z.boolean(),
});

export const pushStateSchema = z.object({
  /** Of this service, for new subscriptions; base64url. */
  key: z.string(),
  /** Null while this session has none. */
  device: z.nullable(z.object({ endpoint: z.string(), key: z.string(), showsNames: z.boolean() })),
});

export const readPushBodySchema = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(200)),
});

export type PushDeviceBody = z.infer<typeof pushDeviceBodySchema>;
export type PushState = z.infer<typeof pushStateSchema>;

/** What a push message holds once it is decrypted: what `service-worker/push.ts` shows. */
export type PushMessage = {
  title: string;
  body: string;
  lang: string;
  /** A message with the tag of an earlier one takes its place. */
  tag: string;
  /** A path of this service. */
  url: string;
  /** Marks the entry as read; null for several. */
  token: string | null;
  /** Unread entries, for the number on the application's icon. */
  unread: number;
};
