import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { graphql } from 'react-relay';
import type { WeekSheetsQuery } from '../../__generated__/WeekSheetsQuery.graphql.ts';
import { globalCss, styled } from '../../ui/theme.ts';
import { showToast } from '../../ui/Toast.tsx';
import { useAsked } from '../activities/useAsked.ts';
import { type SheetTimes, WeekSheet } from './WeekSheet.tsx';

const query = graphql`
  query WeekSheetsQuery($ids: [ID!]!) {
    viewer {
      athlete {
        firstName
        lastName
        timeZone
        trainingTimes {
          days {
            day
            startsAt
          }
        }
      }
    }
    nodes(ids: $ids) @required(action: THROW) {
      ... on TrainingWeek @alias(as: "week") {
        id
        weekNumber
        weekStartDate
        weekEndDate
        phaseType
        kind
        plannedMinutes
        status
        proof {
          code
          kind
          constraint
          limit
          value
          holds
          brokenBy {
            actorRole
            isOwn
            cause
            summary
            createdAt
          }
          brokenCause
        }
        workouts {
          id
          scheduledDate
          workoutType
          intensity
          duration
          status
          description
          instructions
          timeOfDay
          steps {
            ...ProfileFigure_block @relay(mask: false)
          }
        }
      }
    }
  }
`;

/** Sheets are printed alone, whatever else the page holds. */
const printAlone = globalCss({
  '@media print': {
    'html:has([data-week-sheets]), body:has(> [data-week-sheets])': { backgroundColor: '$surface' },
    'body:has(> [data-week-sheets]) > *:not([data-week-sheets])': { display: 'none' },
  },
});
const Sheets = styled('div', { display: 'none', '@media print': { display: 'block' } });

interface WeekSheetsProps {
  weekIds: readonly string[];
  /** Printed, or given up: the reason is told. */
  onDone: () => void;
}

/** Weeks on paper, one to a page: asked for with their steps, printed once they are here, and gone after it. */
export function WeekSheets({ weekIds, onDone }: WeekSheetsProps) {
  const { state, data } = useAsked<WeekSheetsQuery>(query, { ids: weekIds });
  const weeks = data?.nodes.flatMap((node) => (node?.week ? [node.week] : [])) ?? [];
  const isReady = weeks.length > 0;
  const isTold = useRef(false);
  useEffect(() => {
    if (state === 'loading') return undefined;
    if (!isReady) {
      showToast({
        title: 'Error',
        description: 'The week could not be loaded. Please try again.',
        tone: 'destructive',
      });
      onDone();
      return undefined;
    }
    printAlone();
    window.addEventListener('afterprint', onDone);
    if (!isTold.current) window.print();
    isTold.current = true;
    return () => window.removeEventListener('afterprint', onDone);
  }, [state, isReady, onDone]);
  if (!isReady) return null;
  const athlete = data?.viewer?.athlete;
  const times: SheetTimes = new Map(athlete?.trainingTimes?.days.map(({ day, startsAt }) => [day, startsAt ?? null]));
  return createPortal(
    <Sheets data-week-sheets>
      {weeks.map((week) => (
        <WeekSheet
          key={week.id}
          week={week}
          times={times}
          timeZone={athlete?.timeZone}
          name={athlete ? `${athlete.firstName} ${athlete.lastName}` : ''}
        />
      ))}
    </Sheets>,
    document.body,
  );
}
