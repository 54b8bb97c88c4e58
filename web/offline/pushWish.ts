const WANTED = 'push';

/** Whoever switched notices on here goes on getting them when they have signed in anew; kept until they sign out. */
export const wantsPush = (userId: string): boolean => localStorage.getItem(WANTED) === userId;
export const keepWanting = (userId: string): void => localStorage.setItem(WANTED, userId);
export const forgetPush = (): void => localStorage.removeItem(WANTED);
