import { policyGroups } from '@fonendo/domain/auth/policy-group';
import { notificationKinds } from '@fonendo/domain/notifications/notifications';
import { z } from 'zod';

export const notificationSchema = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    kind: z.enum(notificationKinds),
    /** The parameters of this kind's text. */
    params: z.record(z.string(), z.string()),
    /** A path of the web. */
    link: z.string(),
    read: z.boolean(),
  })
  .meta({ id: 'Notification' });

export type Notification = z.infer<typeof notificationSchema>;

export const notificationPageQuerySchema = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  unread: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional()
    .meta({ description: 'Only what is unread' }),
});

export const notificationPageSchema = z
  .object({
    items: z.array(notificationSchema),
    nextCursor: z.string().nullable(),
    unread: z.int(),
  })
  .meta({ id: 'NotificationPage' });

export type NotificationPage = z.infer<typeof notificationPageSchema>;

export const readNotificationsSchema = z
  .object({
    ids: z.array(z.uuid()).max(100).optional().meta({ description: 'Left out: all of them' }),
    about: z.string().max(500).optional().meta({ description: 'Only what leads to this page' }),
  })
  .meta({ id: 'NotificationSelection' });

export const unreadNotificationsSchema = z.object({ unread: z.int() }).meta({ id: 'UnreadNotifications' });

/** Each event of the stream is a full state, not a change, so a client that missed some needs only the next. */
export const notificationsStandingSchema = z
  .object({
    unread: z.int(),
    latest: z.string().nullable().meta({ description: 'The newest of all' }),
    policyGroups: z
      .array(z.enum(policyGroups))
      .meta({ description: 'One’s own: an open page follows a change at once' }),
  })
  .meta({ id: 'NotificationsStanding' });

export type NotificationsStanding = z.infer<typeof notificationsStandingSchema>;

/** Things whose open pages follow changes. */
export const liveThings = ['conversation', 'candidacy', 'petition', 'offer', 'process'] as const;

/** An event `changed` of the stream: open pages that show this thing read it again. */
export const liveChangeSchema = z.object({ thing: z.enum(liveThings), id: z.string() }).meta({ id: 'LiveChange' });

export type LiveChange = z.infer<typeof liveChangeSchema>;
