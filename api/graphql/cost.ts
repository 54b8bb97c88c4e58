/** Cost of a list of so many things, a usual number, that lie in what has been read already. */
export const listOf = (multiplier: number) => ({ field: 1, multiplier });

/** Cost of a field that asks the database for itself, for each object on which it stands: as much as a page of plain fields. */
export const ASKS_ANEW = 80;

/** Cost of an object that is looked up by its id. */
export const LOOKS_UP = 20;

/** Cost of a field that works out much for itself from all that an athlete has done, for each object on which it stands. */
export const WORKS_OUT = 1000;

/** Operations that cost as much or more are executed a few at a time. */
export const COSTLY = 4000;
