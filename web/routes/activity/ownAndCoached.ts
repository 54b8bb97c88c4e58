import activitiesQuery from '../../__generated__/ActivitiesPageQuery$parameters.ts';
import curvesQuery from '../../__generated__/EffortCurvesPageQuery$parameters.ts';
import { ActivitiesPage } from './ActivitiesPage.tsx';
import { EffortCurvesPage } from './EffortCurvesPage.tsx';

// one chunk: each more has to be named in what every page loads first
export const PAGES = {
  activities: { query: activitiesQuery, Component: ActivitiesPage },
  curves: { query: curvesQuery, Component: EffortCurvesPage },
} as const;
