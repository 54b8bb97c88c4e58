import { useId } from 'react';
import { addDays, type Day } from '../../../../api/core/calendar/calendar.ts';
import { ChartLegend } from '../../../cards/seasonChart/ChartLegend.tsx';
import { type ChartSeason, dayScale } from '../../../cards/seasonChart/seasonChartData.ts';
import { SeasonChartFigure } from '../../../cards/seasonChart/SeasonChartFigure.tsx';
import { SeasonChartReadout } from '../../../cards/seasonChart/SeasonChartReadout.tsx';
import { placeAt, placeText, seasonSummary } from '../../../cards/seasonChart/seasonChartText.ts';
import { Crosshair } from '../../../ui/chart/Crosshair.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';

/** The season that the answers make: hours, fitness and form, week by week. */
export function PreviewChart({ season, today }: { season: ChartSeason; today: Day }) {
  const summaryId = useId();
  const { firstDay, span, at } = dayScale([season]);
  const place = (index: number) => placeAt(season, addDays(firstDay, index));
  return (
    <section aria-label="Season" aria-describedby={summaryId}>
      <VisuallyHidden id={summaryId}>{seasonSummary(season)}</VisuallyHidden>
      <Stack gap={4}>
        <Crosshair
          count={span}
          stride={7}
          rest={Math.max(0, Math.floor(at(today)))}
          label="Season chart"
          describe={(index) => placeText(place(index))}
          readout={(index) => <SeasonChartReadout place={place(index)} showDone={false} />}
        >
          <SeasonChartFigure season={season} today={today} />
        </Crosshair>
        <ChartLegend season={season} />
      </Stack>
    </section>
  );
}
