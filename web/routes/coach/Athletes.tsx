import { IconSearch, IconUserPlus, IconUsers } from '@tabler/icons-react';
import { memo, type ReactNode, useDeferredValue, useEffect, useRef, useState, useTransition } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { Link, useSearchParams } from 'react-router';
import type { Athletes_coach$data, Athletes_coach$key } from '../../__generated__/Athletes_coach.graphql.ts';
import type { AthletesRefetchQuery } from '../../__generated__/AthletesRefetchQuery.graphql.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/inputs.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { onPhone, useIsPhone } from '../../ui/phone.ts';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import { AthleteCard } from './AthleteCard.tsx';
import { AthleteTable } from './AthleteTable.tsx';
import {
  CHOICES,
  type ChoiceWord,
  rosterAddress,
  rosterChoice,
  type RosterWords,
  type SortWord,
  SORTS,
  rosterWords,
} from './rosterChoice.ts';
import { RosterViews } from './RosterViews.tsx';
import { AthleteSearch } from './AthleteSearch.tsx';
import { MessageThese } from './MessageThese.tsx';

/** Athletes of a page; a table holds more at a glance. */
const PAGE = 24;
const WIDE_PAGE = 76;
/** As many as a phone shows of them at first. */
const PHONE_FIRST = 6;

const Grid = styled('ul', {
  display: 'grid',
  gap: '$3',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  '@medium': { gap: '$4' },
  // most of them stand below the fold; what is contained is clipped, so the focus ring is given room
  '& > li': {
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 10rem',
    minWidth: 0,
    padding: '$1',
    margin: '-$1',
    [onPhone]: { containIntrinsicSize: 'auto 5.5rem' },
  },
  '& > li:empty': { minHeight: '10rem', [onPhone]: { minHeight: '5.5rem' } },
});
const Tools = styled('div', {
  display: 'grid',
  gap: '$3',
  width: '100%',
  // on a phone the words have a line of their own
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& > :first-child': { gridColumn: '1 / -1' },
  '@small': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 12rem)',
    maxWidth: '60rem',
    '& > :first-child': { gridColumn: 'auto' },
  },
});

/** Everybody whom the coach works with: found by name or address, in an order of choice. */
export function Athletes({ coach: key }: { coach: Athletes_coach$key }) {
  const { data, loadNext, hasNext, isLoadingNext, refetch } = usePaginationFragment<
    AthletesRefetchQuery,
    Athletes_coach$key
  >(
    graphql`
      fragment Athletes_coach on Coach
      @refetchable(queryName: "AthletesRefetchQuery")
      @argumentDefinitions(
        search: { type: "String!" }
        sort: { type: "RosterSort!" }
        show: { type: "RosterChoice!" }
        group: { type: "String" }
        count: { type: "Int", defaultValue: 24 }
        cursor: { type: "String" }
      ) {
        overview {
          totalAthletes
        }
        groups @required(action: THROW) {
          name
          athletes
        }
        ...RosterViews_coach
        athletes(first: $count, after: $cursor, search: $search, sort: $sort, show: $show, group: $group)
          @connection(key: "Athletes_coach_athletes")
          @required(action: THROW) {
          totalCount
          edges {
            node {
              id
              firstName
              lastName
            }
            ...AthleteCard_edge
            ...AthleteRow_edge
          }
        }
      }
    `,
    key,
  );
  const [params, setParams] = useSearchParams();
  const chosen = rosterWords(params);
  const { q, sort, show, group } = chosen;
  const isWide = useMediaQuery('(min-width: 1100px)');
  // until the answer is drawn, not just there: more of the old list would be lost
  const [isAsking, startAsking] = useTransition();
  // the address is drawn with the answer: what is wanted meanwhile adds to what was wanted before
  const wanted = useRef(chosen);
  useEffect(() => {
    wanted.current = rosterWords(params);
  }, [params]);
  const [isUnfolded, setUnfolded] = useState(false);
  // a kept view brings its own words
  const [typing, setTyping] = useState({ count: 0, initial: q });
  const ask = (change: Partial<RosterWords>) => {
    wanted.current = { ...wanted.current, ...change };
    const next = rosterAddress(params, wanted.current);
    setParams(next, { replace: true, preventScrollReset: true });
    startAsking(() => {
      refetch(rosterChoice(next));
    });
  };
  const choose = (view: RosterWords) => {
    setTyping(({ count }) => ({ count: count + 1, initial: view.q }));
    ask(view);
  };

  const total = data.overview?.totalAthletes ?? 0;
  const { totalCount } = data.athletes;
  const isFolded = useIsPhone() && !isUnfolded && data.athletes.edges.length > PHONE_FIRST;
  const edges = isFolded ? data.athletes.edges.slice(0, PHONE_FIRST) : data.athletes.edges;
  if (total === 0) {
    return (
      <Frame>
        <EmptyState
          icon={<IconUserPlus size={24} />}
          title="No athletes yet"
          action={
            <ButtonLink as={Link} to="/settings/coaching#coaching" tone="primary">
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
      views={<RosterViews coach={data} words={chosen} onChoose={choose} />}
      tools={
        <Tools role="search">
          <AthleteSearch key={typing.count} initial={typing.initial} onSearch={(words) => ask({ q: words })} />
          <Field label="Show">
            <Select
              options={CHOICES}
              value={show}
              onChange={({ target }) => ask({ show: target.value as ChoiceWord })}
            />
          </Field>
          {(data.groups.length > 0 || group !== '') && (
            <Field label="Group">
              <Select
                options={groupOptions(data.groups, group)}
                value={group}
                onChange={({ target }) => ask({ group: target.value })}
              />
            </Field>
          )}
          <Field label="Sort by">
            <Select options={SORTS} value={sort} onChange={({ target }) => ask({ sort: target.value as SortWord })} />
          </Field>
        </Tools>
      }
    >
      <Inline gap={3} justify="between">
        <Text tone="muted" size={2} role="status">
          {isAsking ? 'Searching…' : shownText(edges.length, totalCount, total)}
        </Text>
        {edges.length > 0 && <MessageThese athletes={edges.map(({ node }) => node)} />}
      </Inline>
      {edges.length === 0 ? (
        <EmptyState icon={<IconSearch size={24} />} title="No athlete found">
          {q.trim() ? `No name or address holds “${q}”. Try a part of it.` : 'Nobody is like that at the moment.'}
        </EmptyState>
      ) : isWide ? (
        <AthleteTable edges={edges} isBusy={isAsking} sort={sort} onSort={(order) => ask({ sort: order })} />
      ) : (
        <Cards edges={edges} isBusy={isAsking} />
      )}
      {(isFolded || hasNext) && (
        <ShowMore
          busy={isLoadingNext}
          disabled={isAsking}
          onMore={() => (isFolded ? setUnfolded(true) : loadNext(isWide ? WIDE_PAGE : PAGE))}
        />
      )}
    </Frame>
  );
}

/** All, then each group; one that nobody is in any more stands there while it is looked at. */
function groupOptions(groups: Athletes_coach$data['groups'], chosen: string) {
  const known = groups.map(({ name, athletes }) => ({ value: name, label: `${name} (${athletes})` }));
  const isGone = chosen !== '' && !groups.some(({ name }) => name === chosen);
  return [{ value: '', label: 'All groups' }, ...known, ...(isGone ? [{ value: chosen, label: `${chosen} (0)` }] : [])];
}

/** 'Showing 1 of 12 athletes'; of more that match than are shown, how many those are. */
function shownText(shown: number, found: number, total: number): string {
  const athletes = `${total} ${total === 1 ? 'athlete' : 'athletes'}`;
  return shown === found || found === total
    ? `Showing ${shown} of ${athletes}`
    : `Showing ${shown} of ${found} found, of ${athletes}`;
}

interface ShowMoreProps {
  busy: boolean;
  disabled: boolean;
  onMore: () => void;
}

/** Answers the press with the next frame, and asks after it: to ask costs more than a press may take on a slow phone. */
function ShowMore({ busy, disabled, onMore }: ShowMoreProps) {
  const [isPressed, setPressed] = useState(false);
  const press = () => {
    setPressed(true);
    requestAnimationFrame(() =>
      setTimeout(() => {
        setPressed(false);
        onMore();
      }),
    );
  };
  return (
    <Inline justify="center">
      <Button busy={busy || isPressed} disabled={disabled} onClick={press}>
        Show More
      </Button>
    </Inline>
  );
}

type Edges = Athletes_coach$data['athletes']['edges'];

/** The cards themselves: their places are kept until what is above them is drawn; more of them never hold up a gesture. */
const Cards = memo(function Cards({ edges, isBusy }: { edges: Edges; isBusy: boolean }) {
  const shown = useDeferredValue(edges);
  const isDrawn = useDeferredValue(true, false);
  return (
    <Grid aria-busy={isBusy || !isDrawn || shown !== edges}>
      {shown.map((edge) => (
        <li key={edge.node.id}>{isDrawn && <AthleteCard edge={edge} />}</li>
      ))}
    </Grid>
  );
});

interface FrameProps {
  views?: ReactNode;
  tools?: ReactNode;
  children: ReactNode;
}

function Frame({ views, tools, children }: FrameProps) {
  return (
    <Card as="section" aria-labelledby="your-athletes">
      <Stack gap={5}>
        <Inline gap={3} justify="between">
          <Inline gap={3}>
            <IconUsers size={20} aria-hidden />
            <Heading id="your-athletes">Your Athletes</Heading>
          </Inline>
          {views}
        </Inline>
        {tools}
        {children}
      </Stack>
    </Card>
  );
}
