/** A table that may be asked for any word, typed ones too: it knows its own rows and nothing else, no `constructor`, no `toString`. */
export const tableOf = <T extends object>(rows: T): T => Object.assign(Object.create(null), rows) as T;
