import { memo, Suspense } from 'react';
import { graphql, type PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import type { PerformancePageQuery } from '../../__generated__/PerformancePageQuery.graphql.ts';
import { Segments } from '../../cards/performance/Segments.tsx';
import { pageTitle } from '../../copy.ts';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { useRefetch } from '../../relay/useRefetch.ts';
import { Page, PageHeader } from '../../ui/Page.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { styled } from '../../ui/theme.ts';
import { PERFORMANCE, PerformanceSkeleton } from './PerformanceSkeleton.tsx';
import { PerformanceView } from './PerformanceView.tsx';
import { RANGE_OPTIONS } from './range.ts';
import { useRange } from './useRange.ts';

const query = graphql`
  query PerformancePageQuery($weeks: Int!) @preloadable {
    viewer {
      athlete {
        id
        ...PerformanceView_athlete
      }
    }
  }
`;

const Numbers = styled('div', {
  transition: 'opacity $transitions$base',
  variants: { busy: { true: { opacity: 0.6 } } },
});

export function PerformancePage() {
  const loaded = useLoaderData<PreloadedQuery<PerformancePageQuery>>();
  const { range, setRange, isLoading } = useRange();
  return (
    <Page>
      <PageTitle>{pageTitle('Performance')}</PageTitle>
      <PageHeader
        {...PERFORMANCE}
        actions={<Segments label="Range" options={RANGE_OPTIONS} value={range} onChange={setRange} />}
      />
      <Numbers aria-busy={isLoading || undefined} busy={isLoading}>
        <Suspense fallback={<PerformanceSkeleton />}>
          <LoadedPerformance loaded={loaded} />
        </Suspense>
      </Numbers>
    </Page>
  );
}

// the charts need no drawing while another range is on its way
const LoadedPerformance = memo(function LoadedPerformance({
  loaded,
}: {
  loaded: PreloadedQuery<PerformancePageQuery>;
}) {
  const { viewer } = useOwnedQuery<PerformancePageQuery>(query, loaded);
  const { weeks } = loaded.variables;
  const refetch = useRefetch<PerformancePageQuery>(query, loaded.variables);
  const athlete = viewer?.athlete;
  return athlete ? (
    <PerformanceView athlete={athlete} weeks={weeks} onRefetch={refetch} />
  ) : (
    <ErrorState message="This account has no athlete any more." />
  );
});
