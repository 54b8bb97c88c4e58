import { IconWand } from '@tabler/icons-react';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { SeasonChart_athlete$key } from '../__generated__/SeasonChart_athlete.graphql.ts';
import type { SeasonChart_plan$data, SeasonChart_plan$key } from '../__generated__/SeasonChart_plan.graphql.ts';
import { Button } from '../ui/Button.tsx';
import { useSeasonActions } from './season/SeasonActions.tsx';
import type { ChartSeason } from './seasonChart/seasonChartData.ts';
import { SeasonChartCard } from './seasonChart/SeasonChartCard.tsx';

const loadWhatIf = async () => ({ default: (await import('./whatIf/WhatIf.tsx')).WhatIf });
const WhatIf = lazy(loadWhatIf);

function chartSeason({ weeks, load, races, raceDays }: SeasonChart_plan$data): ChartSeason {
  const formOf = new Map(raceDays.map((raceDay) => [raceDay.race.id, raceDay]));
  return {
    weeks: weeks.map((week) => ({ ...week, doneHours: week.doneHours ?? null })),
    load,
    races: races.map((race) => ({
      ...race,
      form: formOf.get(race.id)?.form ?? null,
      band: formOf.get(race.id)?.band ?? null,
      goalSec: race.result ? null : (race.goalTimeSec ?? null),
      lowSec: (race.result ? null : race.prediction?.lowSec) ?? null,
      highSec: (race.result ? null : race.prediction?.highSec) ?? null,
    })),
  };
}

/** The season drawn; where it may be changed, changes can be tried on it first. */
export function SeasonChart({ athlete: key }: { athlete: SeasonChart_athlete$key }) {
  const athlete = useFragment(
    graphql`
      fragment SeasonChart_athlete on Athlete {
        today
        seasonPlan {
          ...SeasonChart_plan
          ...WhatIf_plan
        }
        ...WhatIf_athlete
      }
    `,
    key,
  );
  const plan = useFragment<SeasonChart_plan$key>(
    graphql`
      fragment SeasonChart_plan on SeasonPlan {
        weeks @required(action: THROW) {
          weekStartDate
          phaseType
          kind
          plannedHours
          doneHours
        }
        load @required(action: THROW) {
          date
          fitness
          fatigue
          form
        }
        raceDays @required(action: THROW) {
          race {
            id
          }
          form
          band
        }
        races {
          id
          raceName
          raceDate
          priority
          goalTimeSec
          result {
            status
          }
          prediction {
            lowSec
            highSec
          }
        }
      }
    `,
    athlete.seasonPlan ?? null,
  );
  const season = useMemo(() => plan && chartSeason(plan), [plan]);
  const actions = useSeasonActions();
  const [isTrying, setTrying] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  if (!season || season.weeks.length === 0 || !athlete.seasonPlan) return null;

  const chart = (
    <SeasonChartCard
      season={season}
      today={athlete.today}
      actions={
        actions && (
          <Button
            ref={opener}
            size="small"
            icon={<IconWand size={16} aria-hidden />}
            busy={isTrying}
            onPointerEnter={() => void loadWhatIf()}
            onFocus={() => void loadWhatIf()}
            onClick={() => setTrying(true)}
          >
            What If…
          </Button>
        )
      }
    />
  );
  if (!isTrying || !actions) return chart;
  const close = () => {
    setTrying(false);
    // the button that opened it stands there again
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <Suspense fallback={chart}>
      <WhatIf
        athlete={athlete}
        plan={athlete.seasonPlan}
        onReview={actions.regenerate}
        onAddRace={actions.addRaceLike}
        isReviewing={actions.isAnalyzing}
        onClose={close}
      />
    </Suspense>
  );
}
