import type { User } from '../user.ts';

export const MIA: User = {
  id: 'user_mia',
  email: 'mia@example.com',
  firstName: 'Mia',
  lastName: 'Berger',
  authProvider: 'email',
  isCoach: false,
  athleteId: 'athlete_mia',
  onboardingComplete: true,
  timeZone: 'UTC',
  units: 'metric',
  poolLength: '25m',
  singleKeyShortcuts: true,
};

export interface Call {
  method: string;
  path: string;
  body: unknown;
}

/** An answer of the API: a status with a body, or 'unreachable'. */
export type Answer = { status: number; body: unknown } | 'unreachable';

/**
 * Puts a server in place of `fetch`: each "METHOD path" is answered from the table, which a test may change on the way.
 * What the table does not know is 404. Returns the calls made.
 */
export function serve(answers: Record<string, Answer>): Call[] {
  const calls: Call[] = [];
  globalThis.fetch = async (input, init) => {
    const path = String(input);
    const method = init?.method ?? 'GET';
    calls.push({ method, path, body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined });
    const answer = answers[`${method} ${path}`] ?? { status: 404, body: { message: 'Not found.', code: 'NOT_FOUND' } };
    if (answer === 'unreachable') throw new TypeError('Failed to fetch');
    const text = JSON.stringify(answer.body);
    return { ok: answer.status < 300, status: answer.status, statusText: '', text: async () => text } as Response;
  };
  return calls;
}

export const SIGNED_OUT: Answer = { status: 401, body: { message: 'Please sign in again.', code: 'UNAUTHENTICATED' } };
export const signedIn = (user: Partial<User> = {}): Answer => ({ status: 200, body: { ...MIA, ...user } });
