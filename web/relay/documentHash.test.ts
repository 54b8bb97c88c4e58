import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'graphql';
import { documentHash } from './documentHash.ts';

/** Of every document of the client: its name and the hash that a change would be told by. */
const documents = readdirSync('web', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/__generated__|\.test\./.test(file))
  .flatMap((file) => [...readFileSync(`web/${file}`, 'utf8').matchAll(/\bgraphql`([^`]*)`/g)])
  .map(([, text]) => parse(text!).definitions[0]!)
  .flatMap((definition) =>
    'name' in definition && definition.name ? [[definition.name.value, documentHash(definition)] as const] : [],
  );

const artifactOf = (name: string) => readFileSync(`web/__generated__/${name}.graphql.ts`, 'utf8');

test('a document that nobody changed is told by the hash of its artifact, however long its arguments are', () => {
  expect(documents.length).toBeGreaterThan(300);
  const other = documents.filter(([name, hash]) => !artifactOf(name).includes(`.hash = "${hash}"`));
  expect(other).toEqual([]);
});
