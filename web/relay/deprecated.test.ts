import { readdirSync, readFileSync } from 'node:fs';
import { buildSchema, isInputObjectType, NoDeprecatedCustomRule, parse, validate } from 'graphql';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const documents = Object.values<string>(JSON.parse(readFileSync('web/persisted.json', 'utf8')));
const problemsOf = (document: string) =>
  validate(schema, parse(document), [NoDeprecatedCustomRule]).map(({ message }) => message);
const nameOf = (document: string) => /(?:query|mutation|subscription) (\w+)/.exec(document)![1]!;

test('something is deprecated', () => {
  expect(problemsOf('{ node(id: "1") { ... on Athlete { programType } } }')).toHaveLength(1);
});

test.each(documents.map((document) => [nameOf(document), document] as const))(
  '%s asks for nothing that may go',
  (_name, document) => {
    expect(problemsOf(document)).toEqual([]);
  },
);

const artifacts = readdirSync('web/__generated__').map((file) => readFileSync(`web/__generated__/${file}`, 'utf8'));
const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
const gone = inputs.flatMap((type) =>
  Object.values(type.getFields()).flatMap((field) =>
    field.deprecationReason == null ? [] : [[type.name, field.name] as const],
  ),
);
const told = (type: string, field: string) =>
  artifacts.filter((text) => new RegExp(`^export type ${type} = \\{[^}]*^ {2}${field}[?:]`, 'm').test(text));

test('what can be sent is found in the artifacts', () => {
  expect(told('CreateLibraryWorkoutInput', 'name')).toHaveLength(1);
});

test.each(gone)('nothing sends %s.%s', (type, field) => {
  expect(told(type, field)).toEqual([]);
});
