import { type Principal, theWorld } from '../world.ts';

let made = 0;
/** One that no door has been given before. */
export const newNumber = () => (made += 1);

export const call =
  (
    method: string,
    path: (id: (own: string) => string) => string,
    body?: (id: (own: string) => string, principal: Principal) => unknown,
  ) =>
  (principal: Principal, id: (own: string) => string) =>
    theWorld().call(principal, method, path(id), body?.(id, principal));
