import { IconChartBar, IconTable } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { WhatIsThis } from '../../ui/Disclosure.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { Heading } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

// years of days scroll inside the card, with their titles in sight
const Rows = styled('div', { '& > div': { maxHeight: '32rem' } });

interface ChartCardProps {
  title: string;
  /** What is shown, in plain words: told to who asks. */
  meaning: string;
  /** After that: what the chart's words mean. */
  words?: ReactNode;
  /** The chart in a sentence, read aloud in its place. */
  summary: string;
  /** Beside the title. */
  actions?: ReactNode;
  /** The same in numbers. */
  table: () => ReactNode;
  /** The chart. */
  children: ReactNode;
}

/** A chart with its meaning, or its numbers as a table. */
export function ChartCard({ title, meaning, words, summary, actions, table, children }: ChartCardProps) {
  const [asTable, setAsTable] = useState(false);
  const summaryId = useId();
  return (
    <Card aria-label={title} aria-describedby={summaryId}>
      <Stack gap={5}>
        <Stack gap={2}>
          <Inline justify="between" gap={3}>
            <Heading>{title}</Heading>
            <Inline gap={3}>
              {actions}
              <Button
                size="small"
                aria-pressed={asTable}
                icon={asTable ? <IconChartBar size={16} aria-hidden /> : <IconTable size={16} aria-hidden />}
                onClick={() => setAsTable(!asTable)}
              >
                {asTable ? 'Show as Chart' : 'Show as Table'}
              </Button>
            </Inline>
          </Inline>
          <WhatIsThis of={title}>
            <p>{meaning}</p>
            {words}
          </WhatIsThis>
        </Stack>
        <VisuallyHidden id={summaryId}>{summary}</VisuallyHidden>
        {asTable ? <Rows>{table()}</Rows> : children}
      </Stack>
    </Card>
  );
}
