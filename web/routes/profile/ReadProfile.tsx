import { IconInfoCircle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Sport } from '../../../api/core/codes/sport.ts';
import { WEEKDAYS } from '../../../api/core/calendar/calendar.ts';
import type { AccountCard_user$key } from '../../__generated__/AccountCard_user.graphql.ts';
import type { ProfileView_athlete$data } from '../../__generated__/ProfileView_athlete.graphql.ts';
import { fullDate } from '../../cards/dateText.ts';
import { ConstraintList } from '../../cards/athleteForm/ConstraintList.tsx';
import { RecurringPreferences } from '../../cards/recurring/RecurringPreferences.tsx';
import type { RememberUndo } from '../../cards/useUndoStack.ts';
import {
  EXPERIENCE_LABELS,
  FITNESS_LABELS,
  GENDER_LABELS,
  SPORT_LABELS,
  WEEKDAY_LABELS,
  WORKOUT_TIME_LABELS,
} from '../../copy.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Divider, Inline, Stack } from '../../ui/Layout.tsx';
import { PageHeader } from '../../ui/Page.tsx';
import { Notice } from '../../ui/states.tsx';
import { Heading, Text, TextLink } from '../../ui/Text.tsx';
import { AccountCard } from './AccountCard.tsx';
import { BlockedDates } from './BlockedDates.tsx';
import { Fact, Facts, ProfileCard } from './Facts.tsx';
import { PROFILE } from './ProfileSkeleton.tsx';
import { ThresholdHistory } from './ThresholdHistory.tsx';
import { ThresholdProposals } from './ThresholdProposals.tsx';
import { ZonesCard } from './ZonesCard.tsx';
import { wordOf } from '../../names.ts';
import { hoursToFiveMinutes, timeText } from '../../../api/core/units/timeText.ts';

const days = (names: readonly string[]) => {
  const chosen = names.map((name) => wordOf(name));
  return WEEKDAYS.filter((day) => chosen.includes(day))
    .map((day) => WEEKDAY_LABELS[day])
    .join(', ');
};

interface ReadProfileProps {
  user: AccountCard_user$key;
  athlete: ProfileView_athlete$data;
  /** It was changed just now. */
  isSaved: boolean;
  onEdit: () => void;
  rememberUndo: RememberUndo;
}

export function ReadProfile({ user, athlete, isSaved, onEdit, rememberUndo }: ReadProfileProps) {
  const editButton = useRef<HTMLButtonElement>(null);
  // the button that saved is gone
  useEffect(() => {
    if (isSaved) editButton.current?.focus();
  }, [isSaved]);
  const { preferences, assessments, injuries } = athlete;
  const time = preferences && WORKOUT_TIME_LABELS[wordOf(preferences.preferredWorkoutTimes)];
  return (
    <>
      <PageHeader
        {...PROFILE}
        actions={
          <Button tone="primary" onClick={onEdit} ref={editButton}>
            Edit Profile
          </Button>
        }
      />
      {isSaved && athlete.scheduleRevision > 0 && (
        <Notice role="status" icon={<IconInfoCircle size={18} aria-hidden />}>
          Weeks already planned change only for blocked dates and new injuries. To have them follow all of your profile,{' '}
          <TextLink as={Link} to="/training-schedule">
            regenerate your schedule
          </TextLink>
          .
        </Notice>
      )}
      <AccountCard user={user} />
      <ProfileCard title="Personal Information">
        <Facts>
          <Fact label="First name">{athlete.firstName}</Fact>
          <Fact label="Last name">{athlete.lastName}</Fact>
          <Fact label="Age">{athlete.age}</Fact>
          <Fact label="Gender">{athlete.gender && GENDER_LABELS[wordOf(athlete.gender)]}</Fact>
        </Facts>
      </ProfileCard>
      {assessments.length > 0 && (
        <ProfileCard title="Training History">
          <Stack gap={5}>
            {assessments.map((each, index) => (
              <Stack key={each.id} gap={4}>
                {index > 0 && <Divider />}
                <Heading as="h3" size={4}>
                  {SPORT_LABELS[wordOf(each.sport) as Sport]}
                </Heading>
                <Facts>
                  <Fact label="Experience level">{EXPERIENCE_LABELS[wordOf(each.experienceLevel)]}</Fact>
                  <Fact label="Fitness level">{FITNESS_LABELS[wordOf(each.currentFitnessLevel)]}</Fact>
                  <Fact label="Weekly volume">{each.weeklyVolume}</Fact>
                  <Fact label="Since">{fullDate(each.createdAt.slice(0, 10))}</Fact>
                  {each.notes && <Fact label="Notes">{each.notes}</Fact>}
                </Facts>
              </Stack>
            ))}
          </Stack>
        </ProfileCard>
      )}
      {preferences && (
        <ProfileCard title="Training Preferences">
          <Facts>
            <Fact label="Weekly hours available">{hoursToFiveMinutes(preferences.weeklyHoursAvailable)}</Fact>
            <Fact label="Long-workout days">{days(preferences.longWorkoutDays)}</Fact>
            <Fact label="Unavailable days">{days(preferences.unavailableDays) || 'None'}</Fact>
            <Fact label="Preferred workout time">{time && `${time.label} (${time.hours})`}</Fact>
            <Fact label="Most minutes a day">
              {preferences.maxMinutesByDay
                .map(({ day, minutes }) => `${WEEKDAY_LABELS[wordOf(day)]} ${timeText(minutes)}`)
                .join('\n') || 'No caps'}
            </Fact>
          </Facts>
          {preferences.schedulingConstraints && (
            <Stack gap={2}>
              <Text as="h3" size={2} tone="muted">
                Scheduling constraints
              </Text>
              <ConstraintList constraints={preferences.constraints} />
            </Stack>
          )}
        </ProfileCard>
      )}
      {preferences && <BlockedDates today={athlete.today} ranges={preferences.blackoutDates} />}
      <RecurringPreferences athlete={athlete} rememberUndo={rememberUndo} />
      <ThresholdProposals athlete={athlete} rememberUndo={rememberUndo} />
      <ZonesCard thresholds={athlete.thresholds} />
      <ThresholdHistory athlete={athlete} />
      {injuries.length > 0 && (
        <ProfileCard title="Injury History">
          <Stack as="ul" gap={5}>
            {injuries.map((each, index) => (
              <Stack as="li" key={each.id} gap={3}>
                {index > 0 && <Divider />}
                <Inline gap={3}>
                  <Heading as="h3" size={4}>
                    {each.injuryType}, {each.affectedArea}
                  </Heading>
                  <Badge tone={each.isRecovered ? 'success' : 'warning'}>
                    {each.isRecovered ? 'Recovered' : 'Not healed'}
                  </Badge>
                </Inline>
                {(each.dateOccurred || each.notes) && (
                  <Text tone="muted">
                    {[each.dateOccurred && fullDate(each.dateOccurred), each.notes].filter(Boolean).join(' · ')}
                  </Text>
                )}
              </Stack>
            ))}
          </Stack>
        </ProfileCard>
      )}
    </>
  );
}
