/** What an access token may be limited to. Changing includes reading; what is named by none is for tokens without limits. */
export const TOKEN_SCOPES = {
  'schedule:read': 'Read the schedule, workouts, their history and the overview.',
  'schedule:write': 'Also change them, and tell how workouts went.',
  'season:read': 'Read the season plan, phases and races.',
  'season:write': 'Also change them.',
  'activities:read': 'Read what was recorded, and performance.',
  'activities:write': 'Also add, match and delete it.',
  'wellness:read': 'Read check-ins, what was measured of each day, and reports of illness.',
  'wellness:write': 'Also send them.',
  'profile:read': 'Read the profile, preferences, injuries and thresholds.',
  'profile:write': 'Also change them.',
  'coach:read':
    'Read what one has as a coach, and reach the athletes whom one coaches, there too within the other scopes.',
  'coach:write': 'Also change it, and what is theirs.',
  'webhooks:read': 'Read the webhooks that were made with this token.',
  'webhooks:write': 'Also make, change and delete them, of what the other scopes may read.',
  export: 'Export all data of the account.',
} as const satisfies Readonly<Record<string, string>>;

export type TokenScope = keyof typeof TOKEN_SCOPES;
/** What scopes are about. */
export type TokenResource = TokenScope extends infer S ? (S extends `${infer R}:${string}` ? R : never) : never;

/** Does holding those scopes allow it? Whoever may change something may read it. */
export const allows = (scopes: readonly TokenScope[], wanted: TokenScope): boolean =>
  scopes.includes(wanted) || scopes.includes(wanted.replace(/:read$/, ':write') as TokenScope);
