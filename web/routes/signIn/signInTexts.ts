import { PRODUCT } from '../../copy.ts';

export const SIGN_IN = { title: 'Sign in', description: `Welcome back to ${PRODUCT}.` };
export const SIGN_UP = { title: 'Create your account', description: 'It takes a minute; your plan comes right after.' };
