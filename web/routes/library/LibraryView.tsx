import { IconPlus, IconSearch, IconUpload } from '@tabler/icons-react';
import { Tabs } from 'radix-ui';
import { lazy, Suspense, useCallback, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router';
import type { FamilyList_query$key } from '../../__generated__/FamilyList_query.graphql.ts';
import type { LibraryList_query$key } from '../../__generated__/LibraryList_query.graphql.ts';
import type { LibraryView_viewer$key } from '../../__generated__/LibraryView_viewer.graphql.ts';
import { Segments } from '../../cards/performance/Segments.tsx';
import type { Drafts } from '../../forms/useDraftForm.ts';
import { useLiveCoach } from '../../relay/useLiveCoach.ts';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { PageHeader } from '../../ui/Page.tsx';
import { focusRing, styled } from '../../ui/theme.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { CardsSkeleton } from './CardsSkeleton.tsx';
import { Filters } from './Filters.tsx';
import { LibraryDialogs, type OpenDialog } from './LibraryDialogs.tsx';
import { LibraryList } from './LibraryList.tsx';
import { TABS, type TabWord, VIEWS } from './libraryChoice.ts';
import { PurposeNotice } from './PurposeNotice.tsx';
import { useDeleteLibraryWorkout } from './useDeleteLibraryWorkout.ts';
import { useLibraryChoice } from './useLibraryChoice.ts';

const FamilyList = lazy(async () => ({ default: (await import('./FamilyList.tsx')).FamilyList }));

const Search = styled('div', {
  position: 'relative',
  '& > svg': {
    position: 'absolute',
    left: '$3',
    top: '50%',
    translate: '0 -50%',
    color: '$textSubtle',
    pointerEvents: 'none',
  },
  '& input': { paddingLeft: '2.5rem' },
});
const Root = styled(Tabs.Root, { display: 'flex', flexDirection: 'column', gap: '$5', minWidth: 0 });
const Bar = styled('div', { display: 'flex', flexDirection: 'column', gap: '$4' });
const TabList = styled(Tabs.List, {
  display: 'flex',
  gap: '$1',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottom: '1px solid $colors$line',
});
const Tab = styled(Tabs.Trigger, {
  ...focusRing,
  appearance: 'none',
  position: 'relative',
  flexShrink: 0,
  minHeight: '$control',
  paddingX: '$3',
  border: 0,
  borderRadius: '$small $small 0 0',
  backgroundColor: 'transparent',
  color: '$textMuted',
  fontSize: '$3',
  fontWeight: '$medium',
  cursor: 'pointer',
  transition: 'color $transitions$fast',
  '@touch': { minHeight: '$touch' },
  '&:hover': { color: '$text' },
  '&[data-state="active"]': { color: '$text', boxShadow: 'inset 0 -2px 0 $colors$accent' },
  '&:focus-visible': { outline: '2px solid $colors$focus', outlineOffset: '-2px' },
  '@forced': { '&[data-state="active"]': { borderBottom: '2px solid' } },
});
const Panel = styled(Tabs.Content, {
  outline: 'none',
  transition: 'opacity $transitions$fast',
  variants: { waiting: { true: { opacity: 0.6 } } },
});

interface LibraryViewProps {
  viewer: LibraryView_viewer$key | null;
  /** Null: families are shown. */
  workouts: LibraryList_query$key | null;
  /** Null: workouts are shown. */
  families: FamilyList_query$key | null;
}

/** All that the viewer may reuse: to look through, and for a coach to change. */
export function LibraryView({ viewer: key, workouts, families }: LibraryViewProps) {
  const viewer = useFragment(
    graphql`
      fragment LibraryView_viewer on Viewer {
        user {
          isCoach
        }
      }
    `,
    key,
  );
  const isCoach = viewer?.user.isCoach ?? false;
  const { typed, setTyped, tab, view, choose, isLoading } = useLibraryChoice();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const [drafts] = useState<Drafts>(() => new Map());
  const { revalidate } = useRevalidator();
  const refresh = useCallback(() => void revalidate(), [revalidate]);
  useLiveCoach(isCoach, refresh);
  const close = useCallback(() => setOpen(null), []);
  const remove = useDeleteLibraryWorkout(refresh);

  return (
    <>
      <PageHeader
        title="Workout Library"
        description={
          isCoach
            ? 'For reuse with your athletes: the planner looks at what you made or changed before its own.'
            : 'Workouts from your coaches, and for every phase of a season.'
        }
        actions={
          isCoach && (
            <>
              <Button icon={<IconUpload size={16} aria-hidden />} onClick={() => setOpen({ is: 'upload' })}>
                Upload .FIT File
              </Button>
              <Button
                tone="primary"
                icon={<IconPlus size={16} aria-hidden />}
                onClick={() => setOpen({ is: 'create' })}
              >
                New Workout
              </Button>
            </>
          )
        }
      />
      <PurposeNotice />
      <Root value={tab} onValueChange={(value) => choose({ tab: value as TabWord })} activationMode="manual">
        <Bar>
          <Search role="search">
            <IconSearch size={18} aria-hidden />
            <TextInput
              type="search"
              aria-label={`Search ${view}`}
              placeholder={view === 'families' ? 'Search by name or purpose' : 'Search by name, description or tag'}
              maxLength={200}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </Search>
          <Filters>
            <Segments label="Show" options={VIEWS} value={view} onChange={(value) => choose({ view: value })} />
            <TabList aria-label="Kind of workout">
              {TABS.map(({ value, label }) => (
                <Tab key={value} value={value}>
                  {label}
                </Tab>
              ))}
            </TabList>
          </Filters>
        </Bar>
        {TABS.map(({ value }) => (
          <Panel key={value} value={value} waiting={isLoading} aria-busy={isLoading} tabIndex={-1}>
            {value === tab && families && (
              <Suspense fallback={<CardsSkeleton />}>
                <FamilyList
                  families={families}
                  search={typed}
                  onUse={isCoach ? (from) => setOpen({ is: 'create', from }) : null}
                  onShowWorkouts={() => choose({ view: 'workouts' })}
                />
              </Suspense>
            )}
            {value === tab && workouts && (
              <LibraryList
                library={workouts}
                onEdit={(workout) => setOpen({ is: 'edit', workout })}
                onSchedule={(workout) => setOpen({ is: 'schedule', workout })}
                onDelete={remove}
              />
            )}
          </Panel>
        ))}
      </Root>
      <VisuallyHidden role="status">{isLoading ? 'Searching' : ''}</VisuallyHidden>
      {open && <LibraryDialogs open={open} isCoach={isCoach} drafts={drafts} onChanged={refresh} onClose={close} />}
    </>
  );
}
