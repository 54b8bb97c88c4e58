/** Kinds of id that leave the server, as `<type>_<uuid>`. */
export const ID_TYPES = [
  'user',
  'athlete',
  'coach',
  'plan',
  'phase',
  'race',
  'week',
  'workout',
  'feedback',
  'checkin',
  'principle',
  'library',
  'invite',
  'token',
  'calendar',
  'activity',
  'archive',
  'connection',
  'webhook',
  'delivery',
  'revision',
  'suggestion',
  'preview',
  'standing',
  'assessment',
  'injury',
  'goal',
  'placement',
  'batch',
  'application',
  'viewer',
  'schedule',
  'event',
  'threshold',
  'proposal',
  'thread',
  'message',
  'notice',
  'push',
] as const;
export type IdType = (typeof ID_TYPES)[number];

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export const isUuid = (text: string): boolean => UUID.test(text);

export function encodeId(type: IdType, uuid: string): string {
  return `${type}_${uuid}`;
}

/** The uuid of an id of that type; null for any other text. */
export function decodeId(type: IdType, id: string): string | null {
  const uuid = id.startsWith(`${type}_`) ? id.slice(type.length + 1) : '';
  return UUID.test(uuid) ? uuid : null;
}

/** Type and uuid of any id; null for any other text. */
export function parseId(id: string): { type: IdType; uuid: string } | null {
  const type = ID_TYPES.find((known) => id.startsWith(`${known}_`));
  const uuid = type ? decodeId(type, id) : null;
  return type && uuid ? { type, uuid } : null;
}
