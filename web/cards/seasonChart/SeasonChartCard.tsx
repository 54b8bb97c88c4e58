import { IconChartBar, IconTable } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { addDays, type Day } from '../../../api/core/calendar/calendar.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Crosshair } from '../../ui/chart/Crosshair.tsx';
import { Definitions, WhatIsThis } from '../../ui/Disclosure.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { Heading } from '../../ui/Text.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { LOAD_WORDS } from './loadWords.ts';
import { RaceDayForms } from './RaceDayForms.tsx';
import { type ChartSeason, dayScale } from './seasonChartData.ts';
import { SeasonChartFigure } from './SeasonChartFigure.tsx';
import { SeasonChartReadout } from './SeasonChartReadout.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import { SeasonChartTable } from './SeasonChartTable.tsx';
import { placeAt, placeText, seasonSummary } from './seasonChartText.ts';

interface SeasonChartCardProps {
  season: ChartSeason;
  today: Day;
  /** Buttons beside the title. */
  actions?: ReactNode;
}

/** The season in hours, fitness, fatigue and form, drawn or as a table, with what the words mean. */
export function SeasonChartCard({ season, today, actions }: SeasonChartCardProps) {
  const [asTable, setAsTable] = useState(false);
  const summaryId = useId();
  const { firstDay, span, at } = dayScale([season]);
  const showDone = season.weeks.some(({ doneHours }) => doneHours !== null);
  return (
    <Card aria-label="Season Chart" aria-describedby={summaryId}>
      <Stack gap={5}>
        <Inline justify="between" gap={3}>
          <Heading>Hours, Fitness and Form</Heading>
          <Inline gap={3}>
            <Button
              size="small"
              aria-pressed={asTable}
              icon={asTable ? <IconChartBar size={16} aria-hidden /> : <IconTable size={16} aria-hidden />}
              onClick={() => setAsTable(!asTable)}
            >
              {asTable ? 'Show as Chart' : 'Show as Table'}
            </Button>
            {actions}
          </Inline>
        </Inline>
        <VisuallyHidden id={summaryId}>{seasonSummary(season)}</VisuallyHidden>
        {asTable ? (
          <SeasonChartTable season={season} today={today} />
        ) : (
          <Stack gap={4}>
            <Crosshair
              count={span}
              stride={7}
              rest={Math.max(0, Math.floor(at(today)))}
              label="Season chart"
              describe={(index) => placeText(placeAt(season, addDays(firstDay, index)))}
              readout={(index) => (
                <SeasonChartReadout place={placeAt(season, addDays(firstDay, index))} showDone={showDone} />
              )}
            >
              <SeasonChartFigure season={season} today={today} />
            </Crosshair>
            <ChartLegend season={season} />
          </Stack>
        )}
        <RaceDayForms races={season.races} today={today} />
        <WhatIsThis of="Fitness, fatigue and form">
          <Definitions of={LOAD_WORDS} />
        </WhatIsThis>
      </Stack>
    </Card>
  );
}
