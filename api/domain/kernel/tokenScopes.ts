import { allows, type TokenScope } from '../../core/codes/tokenScope.ts';
import { Forbidden } from './errors.ts';

interface Limited {
  scopes?: readonly TokenScope[];
}

/** Whether a token that is limited to these scopes has all that are wanted. */
export const hasScopes = (scopes: readonly TokenScope[], wanted: Iterable<TokenScope | 'none'>): boolean =>
  [...wanted].every((scope) => scope !== 'none' && allows(scopes, scope));

/** A token that is limited to scopes does nothing beyond them; none: what no scope allows. */
export function assertScope(viewer: Limited | null, scope: TokenScope | 'none'): void {
  if (!viewer?.scopes) return;
  if (scope === 'none') throw new Forbidden('This access token is limited to scopes, and none of them allows this.');
  if (!allows(viewer.scopes, scope)) throw new Forbidden(`This access token lacks the scope ${scope}.`);
}

/** What is another athlete's is changed by a scope of its own, beside that of the thing. */
export function assertCoachScope(viewer: Limited, action: string): void {
  assertScope(viewer, action === 'read' ? 'coach:read' : 'coach:write');
}
