import { IconSearch, IconUserPlus, IconUsers } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState, useTransition } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { Link, useSearchParams } from 'react-router';
import type { Athletes_coach$key } from '../../__generated__/Athletes_coach.graphql.ts';
import type { AthletesRefetchQuery } from '../../__generated__/AthletesRefetchQuery.graphql.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select, TextInput } from '../../ui/inputs.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { AthleteCard } from './AthleteCard.tsx';
import { rosterChoice, type SortWord, SORTS, wordsOf } from './rosterChoice.ts';

/** A pause in typing; then the list is asked for. */
const PAUSE_MS = 250;

const Grid = styled('ul', {
  display: 'grid',
  gap: '$3',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  '@medium': { gap: '$4' },
});
const Tools = styled('div', {
  display: 'grid',
  gap: '$3',
  width: '100%',
  '@small': { gridTemplateColumns: 'minmax(0, 1fr) 14rem', maxWidth: '36rem' },
});

/** Everybody whom the coach works with: found by name or address, in an order of choice. */
export function Athletes({ coach: key }: { coach: Athletes_coach$key }) {
  const { data, loadNext, hasNext, isLoadingNext, refetch } = usePaginationFragment<AthletesRefetchQuery, Athletes_coach$key>(
    graphql`
      fragment Athletes_coach on Coach
      @refetchable(queryName: "AthletesRefetchQuery")
      @argumentDefinitions(
        search: { type: "String!" }
        sort: { type: "RosterSort!" }
        count: { type: "Int", defaultValue: 24 }
        cursor: { type: "String" }
      ) {
        overview {
          totalAthletes
        }
        athletes(first: $count, after: $cursor, search: $search, sort: $sort) @connection(key: "Athletes_coach_athletes") {
          totalCount
          edges {
            node {
              id
            }
            ...AthleteCard_edge
          }
        }
      }
    `,
    key,
  );
  const [params, setParams] = useSearchParams();
  const { q, sort } = wordsOf(params);
  const [typed, setTyped] = useState(q);
  // until the answer is drawn, not just there: more of the old list would be lost
  const [isAsking, startAsking] = useTransition();
  const pause = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  const ask = (words: string, order: SortWord) => {
    const next = new URLSearchParams(params);
    if (words.trim()) next.set('q', words);
    else next.delete('q');
    if (order === 'attention') next.delete('sort');
    else next.set('sort', order);
    setParams(next, { replace: true, preventScrollReset: true });
    startAsking(() => {
      refetch(rosterChoice(next));
    });
  };
  const onType = (words: string) => {
    setTyped(words);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => ask(words, sort), PAUSE_MS);
  };

  const total = data.overview?.totalAthletes ?? 0;
  const { edges, totalCount } = data.athletes;
  if (total === 0) {
    return (
      <Frame>
        <EmptyState
          icon={<IconUserPlus size={24} />}
          title="No athletes yet"
          action={
            <ButtonLink as={Link} to="/settings#coaching" tone="primary">
              Invite an Athlete
            </ButtonLink>
          }
        >
          Make an invitation and send its link. Once an athlete accepts, you see their training here.
        </EmptyState>
      </Frame>
    );
  }
  return (
    <Frame
      tools={
        <Tools role="search">
          <Field label="Search">
            <TextInput type="search" value={typed} placeholder="Name or e-mail" maxLength={100} onChange={({ target }) => onType(target.value)} />
          </Field>
          <Field label="Sort by">
            <Select options={SORTS} value={sort} onChange={({ target }) => ask(typed, target.value as SortWord)} />
          </Field>
        </Tools>
      }
    >
      <Text tone="muted" size={2} role="status">
        {isAsking ? 'Searching…' : `Showing ${edges.length} of ${totalCount} ${totalCount === 1 ? 'athlete' : 'athletes'}`}
      </Text>
      {edges.length === 0 ? (
        <EmptyState icon={<IconSearch size={24} />} title="No athlete found">
          No name or address holds “{q}”. Try a part of it.
        </EmptyState>
      ) : (
        <Grid aria-busy={isAsking}>
          {edges.map((edge) => (
            <li key={edge.node.id}>
              <AthleteCard edge={edge} />
            </li>
          ))}
        </Grid>
      )}
      {hasNext && (
        <Inline justify="center">
          <Button busy={isLoadingNext} disabled={isAsking} onClick={() => loadNext(24)}>
            Show more
          </Button>
        </Inline>
      )}
    </Frame>
  );
}

function Frame({ tools, children }: { tools?: ReactNode; children: ReactNode }) {
  return (
    <Card as="section" aria-labelledby="your-athletes">
      <Stack gap={5}>
        <Inline gap={3}>
          <IconUsers size={20} aria-hidden />
          <Heading id="your-athletes">Your Athletes</Heading>
        </Inline>
        {tools}
        {children}
      </Stack>
    </Card>
  );
}
