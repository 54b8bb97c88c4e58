import type { WeekSheetsQuery$data } from '../../__generated__/WeekSheetsQuery.graphql.ts';

/** A week as it is printed. */
export type SheetWeek = NonNullable<NonNullable<NonNullable<WeekSheetsQuery$data['nodes']>[number]>['week']>;
