import type { Answer } from '../browser.ts';
import type { Principal } from './world.ts';

/**
 * Who may pass. public: everybody. own: everybody signed in, each to their own things; ownWrite: without tokens for reading; ownSession: without tokens.
 * ownThing: the owner's alone, for everybody else it is not there. see: the owner and their coach. edit: they, without tokens for reading. tell: the owner alone, the coach learns that.
 * coachSee and coachEdit: coaches, of the owner. coachOwn, coachOwnWrite and coachOwnSession: any coach, each to their own things.
 */
export type Rule =
  | 'public'
  | 'ownThing'
  | 'own'
  | 'ownWrite'
  | 'ownSession'
  | 'see'
  | 'edit'
  | 'tell'
  | 'coachSee'
  | 'coachEdit'
  | 'coachOwn'
  | 'coachOwnWrite'
  | 'coachOwnSession';

export type Verdict =
  'passes' | 'unauthenticated' | 'reads only' | 'browser only' | 'athlete only' | 'coaches only' | 'as missing';

export function verdict(rule: Rule, { relation, headers }: Principal): Verdict {
  if (rule === 'public') return 'passes';
  if (relation === 'nobody') return 'unauthenticated';
  if (rule === 'own') return 'passes';
  if (
    relation === 'reader' &&
    ['ownWrite', 'ownSession', 'ownThing', 'edit', 'tell', 'coachEdit', 'coachOwnWrite', 'coachOwnSession'].includes(
      rule,
    )
  )
    return 'reads only';
  if (rule === 'ownWrite') return 'passes';
  if (rule === 'ownSession' || rule === 'coachOwnSession') {
    if (headers.authorization) return 'browser only';
    if (rule === 'ownSession') return 'passes';
  }
  if (rule === 'coachOwn' || rule === 'coachOwnWrite' || rule === 'coachOwnSession')
    return relation === 'coach' || relation === 'foreign coach' ? 'passes' : 'coaches only';
  const isOfOwner = relation === 'self' || relation === 'reader';
  if (rule === 'ownThing') return isOfOwner ? 'passes' : 'as missing';
  if ((rule === 'coachSee' || rule === 'coachEdit') && relation !== 'coach')
    return relation === 'foreign coach' ? 'as missing' : 'coaches only';
  if (rule === 'tell' && relation === 'coach') return 'athlete only';
  return isOfOwner || relation === 'coach' ? 'passes' : 'as missing';
}

export const REFUSALS: Record<
  Exclude<Verdict, 'passes' | 'as missing'>,
  { status: number; code: string; message: string }
> = {
  unauthenticated: { status: 401, code: 'UNAUTHENTICATED', message: 'Please sign in again.' },
  'reads only': { status: 403, code: 'FORBIDDEN', message: 'This access token may only read.' },
  'browser only': { status: 403, code: 'FORBIDDEN', message: 'Sign in with a browser to do this.' },
  'athlete only': { status: 403, code: 'FORBIDDEN', message: 'Only the athlete can do this.' },
  'coaches only': { status: 403, code: 'FORBIDDEN', message: 'Only coaches can do this.' },
};

/** A way in, and who may take it. */
export interface Door {
  rule: Rule;
  /** `id`: the owner's, or one that nothing has. */
  send(principal: Principal, id: (own: string) => string): Promise<Answer>;
  /** Makes sure that there is something to do. */
  first?(): Promise<unknown>;
}
