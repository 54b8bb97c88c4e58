import { getIntrospectionQuery, parse } from 'graphql';
import { createAdmission } from '../admission/admission.ts';
import { RATES } from '../admission/budgets.ts';
import { startApp, type TestApp } from '../test/app.ts';
import { LIMITS, weigh } from './requestLimits.ts';

const costOf = (text: string) => weigh({ document: parse(text) }).requested!;
const TYPES =
  '__schema { types { name fields { name args { name type { name ofType { name ofType { name } } } } type { name ofType { name ofType { name } } } } } }';
const times = (count: number, text: string) => Array.from({ length: count }, (_, n) => `a${n}: ${text}`).join(' ');

describe('what is asked of the schema costs', () => {
  test('about half of the limit for the whole of it, as tools ask', () => {
    expect(costOf(getIntrospectionQuery()) / LIMITS.cost).toBeGreaterThan(0.25);
    expect(costOf(getIntrospectionQuery()) / LIMITS.cost).toBeLessThan(0.6);
  });

  test('as much again for each time it is asked, in fragments and beside other fields too', () => {
    const once = costOf(`{ ${TYPES} }`);
    expect(costOf(`{ ${times(10, TYPES)} }`)).toBeGreaterThan(9.9 * once);
    expect(
      costOf(
        `{ ...A } fragment A on Query { viewer { user { email } } ... on Query { ${TYPES} ...B } } fragment B on Query { b: ${TYPES} }`,
      ),
    ).toBeGreaterThan(1.9 * once);
    expect(weigh({ document: parse(`{ ${times(29, TYPES)} }`) }).problem?.extensions.code).toBe('QUERY_TOO_COMPLEX');
    expect(
      weigh({
        document: parse(`{ __schema { types { ${times(29, 'fields { type { fields { name args { name } } } }')} } } }`),
      }).problem?.extensions.code,
    ).toBe('QUERY_TOO_COMPLEX');
  });

  test('nothing where it is not asked', () => expect(costOf('{ __typename viewer { __typename } }')).toBeLessThan(5));
});

describe('its time counts', () => {
  let app: TestApp;
  afterEach(() => app.close());

  test('against who asks, each time, and not against others', async () => {
    app = await startApp({
      admission: createAdmission({
        rates: RATES.map((rate) => ({
          ...rate,
          points: rate.of === 'checkMs' && rate.per === 'nobody' ? 40 : 1_000_000,
        })),
      }),
    });
    const [nobody, robin] = [app.browser(), app.browser()];
    await robin.post('/api/auth/register', {
      email: 'robin@example.com',
      password: 'correct horse battery',
      firstName: 'Robin',
      lastName: 'Vale',
    });
    const query = getIntrospectionQuery();
    const ask = async () =>
      (await nobody.post('/graphql', { query }, { accept: 'application/graphql-response+json' })).status;
    const statuses = [await ask()];
    while (statuses.at(-1) === 200 && statuses.length < 200) statuses.push(await ask());
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
    expect((await robin.post('/graphql', { query })).json.data.__schema.queryType.name).toBe('Query');
  });
});
