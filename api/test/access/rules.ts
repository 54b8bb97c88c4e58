import type { Answer } from '../browser.ts';
import type { Principal } from './world.ts';

/**
 * Who may pass. public: everybody. own: everybody signed in, each to their own things; ownWrite: without tokens for reading; ownSession: without tokens.
 * ownThing: the owner's alone, for everybody else it is not there; ownThingSee: with tokens for reading. see: the owner and their coach. edit: they, without tokens for reading. tell: the owner alone, the coach learns that.
 * coachSee and coachEdit: coaches, of the owner. coachOwn, coachOwnWrite and coachOwnSession: any coach, each to their own things.
 */
export type Rule =
  | 'public'
  | 'ownThing'
  | 'ownThingSee'
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

/** How somebody who is signed in stands to the owner; `token`: the owner, by an access token that may write. */
const STANDINGS = ['self', 'token', 'reader', 'coach', 'foreign', 'foreign coach'] as const;
type Standing = (typeof STANDINGS)[number];
type Row = readonly Verdict[] & { length: (typeof STANDINGS)['length'] };

/** In the order of STANDINGS. */
const VERDICTS: Readonly<Record<Exclude<Rule, 'public'>, Row>> = {
  own: ['passes', 'passes', 'passes', 'passes', 'passes', 'passes'],
  ownWrite: ['passes', 'passes', 'reads only', 'passes', 'passes', 'passes'],
  ownSession: ['passes', 'browser only', 'reads only', 'passes', 'passes', 'passes'],
  ownThing: ['passes', 'passes', 'reads only', 'as missing', 'as missing', 'as missing'],
  ownThingSee: ['passes', 'passes', 'passes', 'as missing', 'as missing', 'as missing'],
  see: ['passes', 'passes', 'passes', 'passes', 'as missing', 'as missing'],
  edit: ['passes', 'passes', 'reads only', 'passes', 'as missing', 'as missing'],
  tell: ['passes', 'passes', 'reads only', 'athlete only', 'as missing', 'as missing'],
  coachSee: ['coaches only', 'coaches only', 'coaches only', 'passes', 'coaches only', 'as missing'],
  coachEdit: ['coaches only', 'coaches only', 'reads only', 'passes', 'coaches only', 'as missing'],
  coachOwn: ['coaches only', 'coaches only', 'coaches only', 'passes', 'coaches only', 'passes'],
  coachOwnWrite: ['coaches only', 'coaches only', 'reads only', 'passes', 'coaches only', 'passes'],
  coachOwnSession: ['coaches only', 'browser only', 'reads only', 'passes', 'coaches only', 'passes'],
};

export function verdict(rule: Rule, { relation, headers }: Principal): Verdict {
  if (rule === 'public') return 'passes';
  if (relation === 'nobody') return 'unauthenticated';
  const standing: Standing = relation === 'self' && headers.authorization ? 'token' : relation;
  return VERDICTS[rule][STANDINGS.indexOf(standing)]!;
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
