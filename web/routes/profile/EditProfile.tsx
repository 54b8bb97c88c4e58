import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { AccountCard_user$key } from '../../__generated__/AccountCard_user.graphql.ts';
import type { ProfileView_athlete$data } from '../../__generated__/ProfileView_athlete.graphql.ts';
import { InjuryFields } from '../../cards/athleteForm/InjuryFields.tsx';
import { PreferenceFields } from '../../cards/athleteForm/PreferenceFields.tsx';
import type { RememberUndo } from '../../cards/useUndoStack.ts';
import { useUnits } from '../../cards/units/ownUnits.ts';
import { Button } from '../../ui/Button.tsx';
import { Inline } from '../../ui/Layout.tsx';
import { PageHeader } from '../../ui/Page.tsx';
import { styled } from '../../ui/theme.ts';
import { AccountCard } from './AccountCard.tsx';
import { AssessmentFieldsets } from './AssessmentFieldsets.tsx';
import { BlackoutFields } from './BlackoutFields.tsx';
import { DayCapFields } from './DayCapFields.tsx';
import { ProfileCard } from './Facts.tsx';
import { PersonalFields } from './PersonalFields.tsx';
import { type ValidationError, profileErrorsOf, fieldsOf, inputOf, type ProfileFields } from './profileForm.ts';
import { ThresholdFields } from './ThresholdFields.tsx';
import { useUpdateProfile } from './useUpdateProfile.ts';

const Form = styled('form', { display: 'flex', flexDirection: 'column', gap: '$6', '@medium': { gap: '$8' } });

interface EditProfileProps {
  user: AccountCard_user$key;
  athlete: ProfileView_athlete$data;
  /** IANA name of the athlete's zone. */
  timeZone: string;
  onCancel: () => void;
  onSaved: () => void;
  rememberUndo: RememberUndo;
}

/** The whole profile as one form; leaving it by Cancel changes nothing. */
export function EditProfile({ user, athlete, timeZone, onCancel, onSaved, rememberUndo }: EditProfileProps) {
  // those that the form was opened with: what is typed must not change its meaning
  const [units] = useState(useUnits());
  const form = useForm<ProfileFields>({ defaultValues: fieldsOf(athlete, units) });
  const [errors, setErrors] = useState<readonly ValidationError[]>([]);
  const root = useRef<HTMLFormElement>(null);
  const [update, isBusy] = useUpdateProfile(onSaved, setErrors, rememberUndo);

  // the first field that is wrong takes the focus
  useLayoutEffect(() => {
    if (errors.length === 0) return;
    const first = root.current?.querySelector<HTMLElement>(
      '[aria-invalid="true"]:not(fieldset), fieldset[aria-invalid="true"] input',
    );
    first?.focus();
    // at the edge of the window, the message that comes with it would cover the field
    first?.scrollIntoView({ block: 'center' });
  }, [errors]);

  const errorAt = useCallback(
    (path: string) =>
      errors.find((error) => error.path === path || error.path.replace(/\[(\d+)\]/g, '.$1') === path)?.message,
    [errors],
  );
  const save = form.handleSubmit((fields) => {
    const wrong = profileErrorsOf(fields);
    setErrors(wrong);
    if (wrong.length === 0) update(inputOf(fields, athlete, units));
  });

  const buttons = (
    <Inline gap={3}>
      <Button onClick={onCancel} disabled={isBusy}>
        Cancel
      </Button>
      <Button type="submit" tone="primary" busy={isBusy}>
        Save Changes
      </Button>
    </Inline>
  );
  const props = { form, errorAt };
  return (
    <FormProvider {...form}>
      <Form ref={root} onSubmit={save} noValidate aria-label="Edit profile">
        <PageHeader title="Profile" description="What your plan knows of you." actions={buttons} />
        <AccountCard user={user} />
        <ProfileCard title="Personal Information">
          <PersonalFields {...props} />
        </ProfileCard>
        {athlete.assessments.length > 0 && (
          <ProfileCard title="Training History">
            <AssessmentFieldsets {...props} />
          </ProfileCard>
        )}
        {athlete.preferences && (
          <ProfileCard title="Training Preferences">
            <PreferenceFields errorAt={errorAt} constraints={athlete.preferences?.constraints}>
              <DayCapFields {...props} />
            </PreferenceFields>
          </ProfileCard>
        )}
        {athlete.preferences && (
          <ProfileCard
            title="Blocked Dates"
            text="A wedding, a holiday, a conference: nothing is planned on these days, or no more than the minutes that you give. What stands there already moves, shrinks or goes when you save."
          >
            <BlackoutFields {...props} today={athlete.today} timeZone={timeZone} />
          </ProfileCard>
        )}
        <ProfileCard title="Thresholds and Zones" text="From a test or a race; leave blank what you do not know.">
          <ThresholdFields {...props} units={units} />
        </ProfileCard>
        <ProfileCard title="Injury History" text="The plan works around what has not healed.">
          <InjuryFields name="injuries" errorAt={errorAt} />
        </ProfileCard>
        <Inline justify="end">{buttons}</Inline>
      </Form>
    </FormProvider>
  );
}
