import { PRODUCT } from '../../copy.ts';

export const SIGN_IN = { title: 'Sign in', description: `Welcome back to ${PRODUCT}.` };
export const SIGN_UP = { title: 'Create your account', description: 'It takes a minute; your plan comes right after.' };

/** To who comes from the last step of the onboarding. */
export const ALMOST_THERE = 'Almost there: your plan needs an account.';
