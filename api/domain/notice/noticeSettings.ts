import type { NoticeKind } from '../../core/codes/notice.ts';
import { assertMayWrite, type Viewer } from '../kernel/access.ts';
import { NotPossible } from '../kernel/errors.ts';
import type { Deps, MailDeps } from '../kernel/ports.ts';
import { parse } from '../kernel/validation.ts';
import { noticeSettings } from './noticeSettings.schema.ts';

/** What an account is told of, and when not. */
export interface NoticeSettings {
  push: NoticeKind[];
  /** null: this server sends no e-mail. */
  email: NoticeKind[] | null;
  /** Hours of its day; the same: none. */
  quietFrom: number;
  quietUntil: number;
}

export async function noticeSettingsOf({ db, mail }: Deps & MailDeps, { userId }: Viewer): Promise<NoticeSettings> {
  const { pushKinds, emailKinds, quietFrom, quietUntil } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { pushKinds: true, emailKinds: true, quietFrom: true, quietUntil: true },
  });
  return {
    push: pushKinds as NoticeKind[],
    email: mail ? (emailKinds as NoticeKind[]) : null,
    quietFrom,
    quietUntil,
  };
}

/** Changes what the viewer is told of: what is given. Throws InvalidInput, Forbidden, and NotPossible (NO_MAIL). */
export async function updateNoticeSettings(deps: Deps & MailDeps, viewer: Viewer, input: unknown): Promise<void> {
  assertMayWrite(viewer);
  const { push, email, quietFrom, quietUntil } = parse(noticeSettings, input);
  if (email && email.length > 0 && !deps.mail) throw new NotPossible('NO_MAIL', 'This server sends no e-mail.');
  await deps.db.user.update({
    where: { id: viewer.userId },
    data: {
      ...(push && { pushKinds: push }),
      ...(email && { emailKinds: email }),
      ...(quietFrom !== null && { quietFrom }),
      ...(quietUntil !== null && { quietUntil }),
    },
    select: { id: true },
  });
}
