import { GraphQLError, Kind, type ValueNode } from 'graphql';
import { instantOf } from '../core/calendar/instant.ts';
import { dayProblem } from '../domain/kernel/validation.ts';
import { builder } from './builder.ts';

function day(value: unknown): string {
  const problem = dayProblem(value);
  if (problem !== null) throw new GraphQLError(problem, { extensions: { code: 'BAD_USER_INPUT' } });
  return value as string;
}

function instant(value: unknown): Date {
  const time = typeof value === 'string' ? instantOf(value) : null;
  if (time === null)
    throw new GraphQLError('Use an ISO 8601 instant such as 2027-01-04T08:00:00Z.', {
      extensions: { code: 'BAD_USER_INPUT' },
    });
  return new Date(time);
}

const textOf = (node: ValueNode) => (node.kind === Kind.STRING ? node.value : null);

builder.scalarType('Date', {
  description: "A calendar day, `yyyy-MM-dd`, in the athlete's time zone.",
  specifiedByURL: 'https://scalars.graphql.org/andimarek/local-date.html',
  serialize: (value) => value,
  parseValue: day,
  parseLiteral: (node) => day(textOf(node)),
});

builder.scalarType('DateTime', {
  description: 'An instant, ISO 8601 in UTC.',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time.html',
  serialize: (value) => value.toISOString(),
  parseValue: instant,
  parseLiteral: (node) => instant(textOf(node)),
});

builder.scalarType('JSON', {
  description: 'A JSON object, as the code that reads it knows it. Answers alone have it.',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc8259',
  serialize: (value) => value,
  parseValue: () => {
    throw new GraphQLError('JSON cannot be sent.', { extensions: { code: 'BAD_USER_INPUT' } });
  },
});
