import { IconAlertTriangle } from '@tabler/icons-react';
import { memo, type ReactNode, useMemo } from 'react';
import type { Day } from '../../../api/core/calendar/calendar.ts';
import type { PlanRace } from '../../../api/core/race/race.ts';
import type { SeenSeason } from '../../../api/core/season/whatIf.ts';
import type { ChartSeason } from '../seasonChart/seasonChartData.ts';
import { Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/states.tsx';
import { Heading } from '../../ui/Text.tsx';
import type { EditTrial, Trial } from './trial.ts';
import { WhatIfNumbers } from './WhatIfNumbers.tsx';
import { WhatIfPhases } from './WhatIfPhases.tsx';
import { WhatIfRaces } from './WhatIfRaces.tsx';
import { phasePairs } from './whatIfSeason.ts';

interface WhatIfDetailsProps {
  /** Races on file. */
  races: readonly PlanRace[];
  trial: Trial;
  today: Day;
  now: SeenSeason;
  changed: SeenSeason;
  before: ChartSeason;
  after: ChartSeason;
  onEdit: EditTrial;
  /** Opens the form that adds a race, filled in. */
  onAddRace: (race: PlanRace) => void;
}

/** What the trial comes to, in numbers and words, beside today's plan. */
export const WhatIfDetails = memo(function WhatIfDetails({
  races,
  trial,
  today,
  now,
  changed,
  before,
  after,
  onEdit,
  onAddRace,
}: WhatIfDetailsProps) {
  const ahead = useMemo(
    () => races.filter(({ raceDate }) => raceDate >= today).sort((a, b) => a.raceDate.localeCompare(b.raceDate)),
    [races, today],
  );
  const pairs = useMemo(() => phasePairs(now, changed), [now, changed]);
  return (
    <>
      <WhatIfNumbers before={before} after={after} today={today} />
      {changed !== now &&
        changed.warnings.map(({ code, message, recommendation }, index) => (
          <Notice
            key={`${code}-${index}`}
            tone="warning"
            icon={<IconAlertTriangle size={18} aria-hidden />}
            title={message}
          >
            {recommendation}
          </Notice>
        ))}
      {ahead.length + trial.added.length > 0 && (
        <Section title="Races">
          <WhatIfRaces
            races={ahead}
            trial={trial}
            today={today}
            before={before}
            after={after}
            onEdit={onEdit}
            onAddRace={onAddRace}
          />
        </Section>
      )}
      <Section title="Phases">
        <WhatIfPhases pairs={pairs} />
      </Section>
    </>
  );
});

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={2}>
      <Heading as="h3" size={4}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
