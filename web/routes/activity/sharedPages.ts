import type { LoaderFunctionArgs } from 'react-router';
import activitiesQuery from '../../__generated__/ActivitiesPageQuery$parameters.ts';
import curvesQuery from '../../__generated__/EffortCurvesPageQuery$parameters.ts';
import { ActivitiesPage } from './ActivitiesPage.tsx';
import { EffortCurvesPage } from './EffortCurvesPage.tsx';

// one chunk: each more has to be named in what every page loads first
export const PAGES = {
  activities: [activitiesQuery, ActivitiesPage],
  curves: [curvesQuery, EffortCurvesPage],
} as const;

/** The athlete of the address; none: the reader's own. */
export const queryVariables = ({ params: { athleteId } }: LoaderFunctionArgs) => ({
  id: athleteId ?? '',
  isOwn: athleteId === undefined,
});
