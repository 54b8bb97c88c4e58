import { readFileSync } from 'node:fs';
import { defaultFieldResolver, type GraphQLFieldResolver, isObjectType, parse } from 'graphql';
import { createLogger } from '../log.ts';
import { LINES_OF_ONE } from '../logRepeats.ts';
import { type LiveApp, type Person, startLive } from '../test/live.ts';
import { shareOf } from '../test/propertyRuns.ts';
import { schema } from './schema.ts';

const SECRET = 'select password from hunter2';
/** The field that fails now, as `Type.field`. */
let failing: string | null = null;
const reached = new Set<string>();
const logged: Record<string, unknown>[] = [];
let live: LiveApp;
let athlete: Person;

type Resolver = GraphQLFieldResolver<unknown, unknown>;

/** Every field with work of its own tells that it was reached, and fails when it is its turn. */
function mineFields(): void {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    if (type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const [name, resolve] = [`${type.name}.${field.name}`, field.resolve as Resolver | undefined];
      if (resolve === undefined || resolve === defaultFieldResolver) continue;
      field.resolve = ((...args: Parameters<Resolver>) => {
        reached.add(name);
        // each field's fault is a cause of its own: the log tells of one cause a few times
        if (failing === name) throw Object.assign(new Error(SECRET), { name: `Fault of ${name}` });
        return resolve(...args);
      }) as Resolver;
    }
  }
}

/** What the pages ask that need nothing told, one of each name. */
const PAGES = [
  ...new Map(
    Object.values(JSON.parse(readFileSync('web/persisted.json', 'utf8')) as Record<string, string>).flatMap((text) => {
      const name = /^query (\w+Page)Query \{/.exec(text)?.[1];
      // a document that no answer is kept of
      return name ? [[name, `# ${name}\n${text}`] as const] : [];
    }),
  ).values(),
];

beforeAll(async () => {
  mineFields();
  const log = createLogger({ to: { write: (line) => void logged.push(JSON.parse(line) as Record<string, unknown>) } });
  live = await startLive('2026-11-20', { log });
  athlete = await live.athlete();
});
afterAll(() => live.close());

const ask = (query: string) => athlete.browser.post('/graphql', { query });

test('whichever field of a page fails, the answer says so once, masked, under an id that the log knows, and the next is answered', async () => {
  const first = new Map<string, string>();
  for (const page of PAGES) {
    expect(parse(page).definitions.length).toBeGreaterThan(0);
    reached.clear();
    expect((await ask(page)).json.errors).toBeUndefined();
    for (const name of reached) if (!first.has(name)) first.set(name, page);
  }
  expect(first.size).toBeGreaterThan(70);

  for (const [name, page] of shareOf([...first])) {
    logged.length = 0;
    failing = name;
    const answer = await ask(page);
    failing = null;
    const requestId = answer.headers.get('x-request-id');
    expect([name, answer.status, answer.text.includes('hunter2')]).toEqual([name, 200, false]);
    for (const { message, extensions } of answer.json.errors) {
      expect({ name, message, extensions }).toEqual({
        name,
        message: 'Something went wrong. Please try again.',
        extensions: { code: 'INTERNAL', requestId },
      });
    }
    expect(answer.json.errors.length).toBeGreaterThan(0);
    expect(logged).toHaveLength(Math.min(LINES_OF_ONE, answer.json.errors.length));
    for (const line of logged) expect(line).toMatchObject({ level: 50, msg: 'GraphQL field failed', requestId });
  }
  for (const page of PAGES) expect((await ask(page)).json.errors).toBeUndefined();
}, 120_000);
