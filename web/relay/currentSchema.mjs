import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, print, visit } from 'graphql';

const unlessDeprecated = ({ directives = [] }) =>
  directives.some(({ name }) => name.value === 'deprecated') ? null : undefined;

/** The published schema without what is deprecated: what this client is written against. A field `id` too, which relay-compiler would ask for by itself. */
export function writeCurrentSchema(published, current) {
  const text = print(
    visit(parse(readFileSync(published, 'utf8')), {
      FieldDefinition: unlessDeprecated,
      InputValueDefinition: unlessDeprecated,
      EnumValueDefinition: unlessDeprecated,
    }),
  );
  mkdirSync(path.dirname(current), { recursive: true });
  if (!existsSync(current) || readFileSync(current, 'utf8') !== text) writeFileSync(current, text);
}
