import {
  account,
  answeredMail,
  erased,
  passwordChanged,
  providers,
  signedIn,
  waysEnded,
} from '../../domain/account/account.answer.ts';
import {
  credentials,
  passwordChange,
  passwordReset,
  registration,
  resetRequest,
  sessionsEnd,
} from '../../domain/account/account.schema.ts';
import { onboarded, profile, profileChanged } from '../../domain/athlete/athlete.answer.ts';
import { onboarding, trainingPreferences } from '../../domain/athlete/athlete.schema.ts';
import { erasure } from '../../domain/accountData/eraseAccount.schema.ts';
import { jsonSchemaOf } from '../../domain/kernel/jsonSchema.ts';
import { profileChange } from '../../domain/athlete/profile.schema.ts';
import { type Documented } from './documented.ts';

const COOKIE = ['Set-Cookie'] as const;
/** Any part of them: what is left out stays. */
const { required: _, ...somePreferences } = jsonSchemaOf(trainingPreferences);

/** Signing in, the account and who one is. */
export const ACCOUNT_PATHS: Readonly<Record<string, Documented>> = {
  'POST /api/auth/register': {
    summary: 'Make an account',
    body: registration,
    status: 201,
    gives: '`success, redirectUrl, message`, and a session cookie.',
    answer: signedIn,
    headers: COOKIE,
    refuses: [409],
  },
  'POST /api/auth/login': {
    summary: 'Sign in',
    body: credentials,
    gives: '`success, redirectUrl, message`, and a session cookie.',
    answer: signedIn,
    headers: COOKIE,
  },
  'GET /api/auth/providers': { summary: 'What signing in offers', gives: '`google, mail`.', answer: providers },
  'POST /api/auth/forgot-password': {
    summary: 'Ask for a link',
    body: resetRequest,
    gives: '`success, message`, whether there is an account or not.',
    answer: answeredMail,
    refuses: [422],
  },
  'POST /api/auth/reset-password': {
    summary: 'Choose a password by a link',
    body: passwordReset,
    gives: '`success, redirectUrl, message, ended`.',
    answer: passwordChanged,
    headers: COOKIE,
    refuses: [422],
  },
  'GET /api/auth/user': { summary: 'Who asks', gives: 'The account.', answer: account },
  'POST /api/auth/end-sessions': {
    summary: 'Sign out every browser',
    body: sessionsEnd,
    gives: '`success, ended`.',
    answer: waysEnded,
    browserOnly: true,
  },
  'POST /api/auth/password': {
    summary: 'Change the password',
    body: passwordChange,
    gives: '`success, ended`, and a new session cookie.',
    answer: waysEnded,
    headers: COOKIE,
    browserOnly: true,
  },
  'GET /api/logout': {
    summary: 'Sign out',
    status: 302,
    gives: 'To the front page.',
    headers: ['Location', 'Clear-Site-Data', 'Set-Cookie'],
    others: { 200: { type: 'text/html', gives: 'A page that asks, for whom a link of another site has led here.' } },
  },
  'GET /api/account/export': {
    summary: 'Take all along',
    type: 'application/zip',
    gives: 'A ZIP of all that there is of you.',
    headers: ['Content-Disposition'],
    browserOnly: true,
  },
  'DELETE /api/account': {
    summary: 'Erase the account',
    body: erasure,
    gives: '`success, erasedAt, rows, cleaned`.',
    answer: erased,
    headers: ['Clear-Site-Data', 'Set-Cookie'],
    browserOnly: true,
  },
  'POST /api/onboarding/complete': {
    summary: 'Answer the onboarding',
    body: onboarding('2026-01-01', ''),
    gives: '`success, athleteProfileId`.',
    answer: onboarded,
  },
  'GET /api/profile': {
    summary: 'The profile',
    gives: '`user, athleteProfile, trainingPreferences, fitnessAssessments, injuries, thresholds`.',
    answer: profile,
  },
  'PATCH /api/profile': {
    summary: 'Change the profile',
    body: profileChange('2026-01-01'),
    also: { trainingPreferences: somePreferences },
    gives: '`success`, the profile, `adaptation` and `replan`.',
    answer: profileChanged,
  },
};
