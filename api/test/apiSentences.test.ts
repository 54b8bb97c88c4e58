import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getIntrospectionQuery, parse } from 'graphql';
import { CloseCode } from 'graphql-ws';
import { MULTIPLIED, SLOWED } from '../adapters/rateLimits.ts';
import { IDEMPOTENCY_KEY_MS } from '../domain/kernel/idempotency.ts';
import { weigh } from '../graphql/requestLimits.ts';
import { pageAsked } from '../domain/kernel/paging.ts';
import { projectRoot } from '../root.ts';

// Sentences of docs/api.md with a number in them, read as they stand there. Its examples and tables are read by apiDocument.test.ts.

const TEXT = readFileSync(path.join(projectRoot, 'docs/api.md'), 'utf8')
  .replaceAll(/```[^]*?```/g, '')
  .replaceAll(/\s+/g, ' ');

/** The numbers that a sentence names; fails where the document does not say it so. */
function numbersOf(sentence: RegExp): number[] {
  const found = TEXT.match(new RegExp(sentence.source.replaceAll('N', '([\\d,]+)')));
  expect(found).not.toBeNull();
  return found!.slice(1).map((text) => Number(text.replaceAll(',', '')));
}

const costOf = (text: string) => weigh({ document: parse(text), variableValues: {} }).requested!;

const WHOLE_SCHEDULE = `{ viewer { athlete { schedule { weeks { id proof { constraint limit value holds } workouts {
  id scheduledDate workoutType intensity duration tss description instructions reasons { code text source }
  steps { repeat steps { kind sport durationSec distanceM effort target { metric lo hi } note } } } } } } } }`;

const squadOf = (athletes: number, activities: number, fields: readonly string[]) =>
  `{ viewer { coach { athletes(first: ${athletes}) { edges { node { id activities(first: ${activities}) {
    edges { node { ${fields.join(' ')} } } pageInfo { hasNextPage endCursor } } } } } } } }`;

const FIELDS = ['id', 'sport', 'startedAt', 'date', 'movingSec', 'elapsedSec', 'distanceM', 'tss'];

describe('what is said of cost', () => {
  test('a whole schedule, to the next hundred and a half', () => {
    const [told] = numbersOf(/A whole schedule with every step costs about N,/);
    expect(Math.abs(costOf(WHOLE_SCHEDULE) - told!)).toBeLessThanOrEqual(150);
  });

  test('the whole schema, to the next five hundred', () => {
    const [told] = numbersOf(/for the whole schema costs about N,/);
    expect(Math.abs(costOf(getIntrospectionQuery()) - told!)).toBeLessThanOrEqual(500);
  });

  test('the activities of a squad, to the next fifty', () => {
    const [athletes, activities, fields, told] = numbersOf(
      /of N athletes N activities each with N fields about N\./,
    ) as [number, number, number, number];
    expect(fields).toBe(FIELDS.length);
    expect(Math.abs(costOf(squadOf(athletes, activities, FIELDS)) - told)).toBeLessThanOrEqual(50);
  });
});

test('what is said of pages', () => {
  const [least, most] = numbersOf(/`first` \(N to N\) with `after`/) as [number, number];
  for (const first of [least, most]) expect(pageAsked({ first }).size).toBe(first);
  for (const first of [least - 1, most + 1]) expect(() => pageAsked({ first })).toThrow('first must be from 1 to 100.');
});

test('what is said of doing it once', () => {
  expect(numbersOf(/Within N hours the same request/)).toEqual([IDEMPOTENCY_KEY_MS / 3_600_000]);
});

test('what is said of sockets', () => {
  expect(numbersOf(/closes the socket with N\./)).toEqual([CloseCode.Forbidden]);
  expect(numbersOf(/one too many closes it with N\./)).toEqual([CloseCode.TooManyInitialisationRequests]);
});

test('what is said of signing in too often', () => {
  const told = numbersOf(/After N tries a day to sign in to an account from one place, or N from all places/);
  expect(told).toEqual([SLOWED.signInAgain.free, SLOWED.signInOfAccount.free]);
});

test('what is said of rates that the operator multiplies', () => {
  expect(TEXT).toMatch(
    /`RATE_FACTOR`, that of an access token too: `RateLimit-Policy` says it\. What stays: numbers at once, tries to sign in, links for a new password, e-mails, and questions to a language model\./,
  );
  expect(readFileSync(path.join(projectRoot, 'README.md'), 'utf8')).toMatch(
    /`RATE_FACTOR` .*Tries to sign in and links for a new password stay as they are \|/,
  );
  expect(MULTIPLIED).toContain('useToken');
  for (const stays of [
    'signIn',
    'signInFromAddress',
    'askReset',
    'askResetFromAddress',
    'mailInvite',
    'askModel',
  ] as const)
    expect(MULTIPLIED).not.toContain(stays);
});

test('what is said of a move westwards', () => {
  expect(TEXT).toMatch(
    /"today" is theirs, and never goes back: after a move westwards over midnight, the day that had begun stays theirs until the new zone has reached it\. What is past stays past\./,
  );
  expect(readFileSync(path.join(projectRoot, 'schema.graphql'), 'utf8')).toMatch(
    /The athlete's own day, in their time zone\. It never goes back: after a move westwards over midnight the day that had begun stays until the zone has reached it\./,
  );
});
