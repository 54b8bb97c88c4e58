import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

// relay-compiler writes the ids of those artifacts alone that it writes anew, so a merge can leave ids that no artifact names, or too few

const FOLDER = 'web/__generated__';
const persisted: Record<string, string> = JSON.parse(readFileSync('web/persisted.json', 'utf8'));
const named = new Set(
  readdirSync(FOLDER).flatMap(
    (file) => /@relayRequestID (\w+)/.exec(readFileSync(`${FOLDER}/${file}`, 'utf8'))?.[1] ?? [],
  ),
);

test('there are operations', () => {
  expect(named.size).toBeGreaterThan(80);
});

test('the server knows every operation that an artifact names, and no other', () => {
  expect(Object.keys(persisted).sort()).toEqual([...named].sort());
});

test('each is kept under the sum of its text', () => {
  const sums = Object.values(persisted).map((text) => createHash('sha256').update(text).digest('hex'));
  expect(sums).toEqual(Object.keys(persisted));
});
