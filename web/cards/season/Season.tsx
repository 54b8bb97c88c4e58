import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { Day } from '../../../api/core/calendar/calendar.ts';
import type { Season_plan$key } from '../../__generated__/Season_plan.graphql.ts';
import { PageHeader } from '../../ui/Page.tsx';
import { Deferred } from '../../ui/Deferred.tsx';
import { Notice } from '../../ui/states.tsx';
import { styled } from '../../ui/theme.ts';
import { fullDate } from '../dateText.ts';
import { PhaseTimeline } from '../PhaseTimeline.tsx';
import { RaceSchedule } from '../RaceSchedule.tsx';
import { SeasonNow } from '../SeasonNow.tsx';
import { SeasonWarnings } from '../SeasonWarnings.tsx';
import { SportFocus } from '../SportFocus.tsx';
import { NeedsRegeneration } from './NeedsRegeneration.tsx';
import { SeasonReplan } from './ReplanNotice.tsx';
import { SeasonEditor } from './SeasonEditor.tsx';
import { SeasonToolbar } from './SeasonToolbar.tsx';
import { WAITING } from './seasonWaiting.tsx';

const Overview = styled('div', {
  display: 'grid',
  gap: '$6',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@medium': { gap: '$8' },
  '@xlarge': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)', '& > :only-child': { gridColumn: '1 / -1' } },
});

interface SeasonProps {
  athleteId: string;
  /** The athlete's own day. */
  today: Day;
  plan: Season_plan$key;
  title: string;
  /** After the dates of the season. */
  aside?: ReactNode;
  /** What this screen says first. */
  notice?: ReactNode;
  /** The season drawn, above its races. */
  chart?: ReactNode;
}

/** A whole season with everything that can be changed in it: of who signs in, or of an athlete whom they coach. */
export function Season({ athleteId, today, plan: key, title, aside, notice, chart }: SeasonProps) {
  const plan = useFragment(
    graphql`
      fragment Season_plan on SeasonPlan {
        seasonStart
        seasonEnd
        dateIsAssumed
        mainRace {
          raceDate
        }
        races {
          id
        }
        # drawn by the screen around; a change answers with them, so that the drawing follows
        ...SeasonChart_plan
        ...WhatIf_plan
        ...SeasonEditor_plan
        ...SeasonToolbar_plan
        ...ReplanNotice_plan
        ...NeedsRegeneration_plan
        ...SeasonNow_plan
        ...SeasonWarnings_plan
        ...RaceSchedule_plan
        ...SportFocus_plan
        ...PhaseTimeline_plan
        # drawn by the screen, but every change of the season brings it
        ...SeasonChart_plan
        ...WhatIf_plan
      }
    `,
    key,
  );
  return (
    <SeasonEditor athleteId={athleteId} today={today} plan={plan}>
      <PageHeader
        title={title}
        description={
          <>
            {fullDate(plan.seasonStart)} – {fullDate(plan.seasonEnd)}
            {aside && <> · {aside}</>}
          </>
        }
        actions={<SeasonToolbar plan={plan} />}
      />
      {notice}
      {plan.dateIsAssumed && plan.mainRace && (
        <Notice icon={<IconAlertTriangle size={18} aria-hidden />} title="The race date is assumed">
          The goal has no date, so the race is placed on {fullDate(plan.mainRace.raceDate)}, which leaves the best
          number of weeks to prepare. Edit the race when you know its date.
        </Notice>
      )}
      <SeasonReplan athleteId={athleteId} plan={plan} />
      <NeedsRegeneration plan={plan} />
      <SeasonWarnings plan={plan} />
      <SeasonNow plan={plan} today={today} />
      {chart}
      <Deferred fallback={WAITING.overview}>
        <Overview>
          {plan.races.length > 0 && <RaceSchedule plan={plan} today={today} />}
          <SportFocus plan={plan} />
        </Overview>
      </Deferred>
      <Deferred frames={2} fallback={WAITING.phases}>
        <PhaseTimeline plan={plan} today={today} />
      </Deferred>
    </SeasonEditor>
  );
}
