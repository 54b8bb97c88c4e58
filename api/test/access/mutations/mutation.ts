import { type Principal, theWorld } from '../world.ts';

export const REFUSAL = '__typename ... on Refusal { code message }';
export const query =
  (text: string, variables: (id: (own: string) => string, principal: Principal) => object) =>
  (principal: Principal, id: (own: string) => string) =>
    theWorld().call(principal, 'POST', '/graphql', { query: text, variables: variables(id, principal) });
export const mutation = (
  name: string,
  type: string,
  input: (id: (own: string) => string, principal: Principal) => object,
) =>
  query(`mutation ($input: ${type}!) { ${name}(input: $input) { ${REFUSAL} } }`, (id, principal) => ({
    input: input(id, principal),
  }));
