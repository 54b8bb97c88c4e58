import { schema } from '../graphql/schema.ts';
import { allRows } from './snapshot.ts';
import { MUTATIONS } from './access/mutations.ts';
import { REFUSALS, verdict } from './access/rules.ts';
import { missing, openWorld, PRINCIPALS, type PrincipalName, type World } from './access/world.ts';

// Every mutation tried by everybody. They are counted from the schema: one without a rule fails.

let world: World;
const names = Object.keys(PRINCIPALS) as PrincipalName[];

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.app.close());

const same = (id: string) => id;
const cells = (doors: readonly string[]) => doors.flatMap((door) => names.map((name) => [door, name] as const));

test('every mutation has a rule', () => {
  expect(Object.keys(MUTATIONS).sort()).toEqual(Object.keys(schema.getMutationType()!.getFields()).sort());
});

describe('mutations', () => {
  test.each(cells(Object.keys(MUTATIONS)))('%s by the %s', async (key, name) => {
    const door = MUTATIONS[key]!;
    const principal = world.principals[name];
    const { db } = world.app.deps;
    await door.first?.();
    const expected = verdict(door.rule, principal);
    const isWatched = expected !== 'passes' || principal.relation.startsWith('foreign');
    // what passes at one's own things may change them
    const before = isWatched && (await allRows(db, world.owner.athleteId));
    const answer = await door.send(principal, same);
    const [error] = (answer.json.errors ?? []) as { message: string; extensions: { code: string } }[];
    const passes = expected === 'passes';
    const given = Object.values((answer.json.data ?? {}) as object).filter((field) => field !== null);
    expect(passes ? [] : given).toEqual([]);
    const asMissing =
      expected === 'as missing' ? ((await door.send(principal, missing)).json.errors[0] as typeof error) : null;
    expect(asMissing && error!.extensions).toEqual(asMissing && asMissing.extensions);
    const refusal = asMissing
      ? { code: 'NOT_FOUND', message: asMissing.message }
      : REFUSALS[expected as 'unauthenticated'];
    expect(error && { code: error.extensions.code, message: error.message }).toEqual(
      passes ? undefined : { code: refusal.code, message: refusal.message },
    );
    expect(isWatched && (await allRows(db, world.owner.athleteId))).toEqual(before);
  });
});
