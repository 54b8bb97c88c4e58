import { IconCalendarPlus } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { fullDate } from '../../cards/dateText.ts';
import { Notice } from '../../ui/states.tsx';
import { TextLink } from '../../ui/Text.tsx';
import { purposeOf } from './libraryChoice.ts';

/** Says which day the library was opened for, with the way back to it. */
export function PurposeNotice() {
  const [params] = useSearchParams();
  const { athlete, date } = purposeOf(params);
  if (!athlete || !date) return null;
  return (
    <Notice icon={<IconCalendarPlus size={18} aria-hidden />}>
      Choose a workout for {fullDate(date)}, or go{' '}
      <TextLink as={Link} to={`/coach/athlete/${athlete}/training-schedule`}>
        back to the schedule
      </TextLink>
      .
    </Notice>
  );
}
