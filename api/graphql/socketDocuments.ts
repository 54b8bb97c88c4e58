import { type DocumentNode, GraphQLError } from 'graphql';
import type { Payer } from '../admission/payer.ts';
import type { Admission } from '../admission/admission.ts';
import { createRecent } from '../admission/recent.ts';
import { beginChecks, FREE } from './checks.ts';
import { parseBounded, validateBounded } from './requestLimits.ts';

/** Documents of programs that are kept; those of our own pages are a handful, and stay. */
const MAX_DOCUMENTS = 100;
const MAX_OF_OURS = 1000;

export type Checked = { document: DocumentNode } | { errors: readonly GraphQLError[] };

/** Remembers what it found right, so that thousands of sockets with one document check it once. What is wrong is not kept: it would push out what is right. */
export function createChecker(admission: Admission) {
  const ours = createRecent<Checked>(MAX_OF_OURS);
  const others = createRecent<Checked>(MAX_DOCUMENTS);

  /** `isOurs`: the text is one of our own pages, and costs its sender nothing. Throws RateLimited. */
  return async (text: string, { payer, isOurs }: { payer: Payer; isOurs: boolean }): Promise<Checked> => {
    const kept = isOurs ? ours : others;
    const known = kept.get(text);
    if (known) return known;
    const checks = isOurs ? FREE : await beginChecks(admission, payer);
    try {
      const found = checks.timed(() => check(text));
      if ('document' in found) kept.set(text, found);
      return found;
    } finally {
      await checks.end();
    }
  };
}

function check(text: string): Checked {
  try {
    const document = parseBounded(text);
    const errors = validateBounded(document);
    return errors.length > 0 ? { errors } : { document };
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] };
    throw error;
  }
}
