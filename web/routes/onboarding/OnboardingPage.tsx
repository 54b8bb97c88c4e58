import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Link, useLoaderData, useLocation, useNavigate, useSearchParams } from 'react-router';
import { METRIC } from '../../../api/core/units/displayUnits.ts';
import { PreferenceFields } from '../../cards/athleteForm/PreferenceFields.tsx';
import { pageTitle, PRODUCT } from '../../copy.ts';
import { RestError, type FieldError } from '../../relay/rest.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Divider, Inline, Stack } from '../../ui/Layout.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { ProgressBar } from '../../ui/progress.tsx';
import { Notice } from '../../ui/states.tsx';
import { styled } from '../../ui/theme.ts';
import { showToast } from '../../ui/Toast.tsx';
import { Heading, Text, TextLink } from '../../ui/Text.tsx';
import { blankAnswers, draftAnswers, saveAnswers, type OnboardingAnswers } from '../onboardingAnswers.ts';
import { loadUser, refreshUser } from '../session.ts';
import type { User } from '../user.ts';
import { finishSignOut } from '../sessionEnd.ts';
import {
  validationErrorsOf,
  firstInvalidStep,
  stepOfPath,
  STEPS,
  withoutPath,
  type ValidationErrors,
} from './validationErrors.ts';
import { completeSetup, type SetupNews } from './completeSetup.ts';
import { FitnessStep } from './FitnessStep.tsx';
import { Frame } from './Frame.tsx';
import { GoalStep } from './GoalStep.tsx';
import { fetchPlanner, PlanPreviewSection } from './PlanPreviewSection.tsx';
import { ProfileStep } from './ProfileStep.tsx';
import { StepHead } from './StepHead.tsx';
import { StepList } from './StepList.tsx';
import { stopPlanner } from './usePlanner.ts';

const FAILED = 'There was an error completing your onboarding. Please try again.';

const Question = styled('span', { display: 'none', '@small': { display: 'inline' } });

/** Visitors may fill the form in too; an API that does not answer must not stop them. */
export function onboardingLoader(): Promise<User | null> {
  return finishSignOut()
    .then(loadUser)
    .catch(() => null);
}

function initialAnswers(user: User | null): OnboardingAnswers {
  const blank = blankAnswers(user);
  const draft = draftAnswers(user);
  if (!draft) return blank;
  const { firstName, lastName, email } = blank.personalProfile;
  const typed = draft.personalProfile;
  const ownEmail = user?.authProvider === 'google' ? email : typed.email || email;
  return {
    ...draft,
    personalProfile: {
      ...typed,
      firstName: typed.firstName || firstName,
      lastName: typed.lastName || lastName,
      email: ownEmail,
    },
  };
}

/** The step in the address, 1 to 4, so that the browser's Back is the wizard's. */
function useStep() {
  const [search, setSearch] = useSearchParams();
  const asked = Number(search.get('step') ?? 1);
  const step = Number.isInteger(asked) && asked >= 1 && asked <= STEPS.length ? asked : 1;
  const go = (next: number) => setSearch(next === 1 ? {} : { step: String(next) }, { preventScrollReset: false });
  return [step, go] as const;
}

/** The finishing screen hands over what the server refused. */
function handedOver(state: unknown): readonly FieldError[] {
  const { errors } = (state ?? {}) as { errors?: readonly FieldError[] };
  return errors ?? [];
}

export function OnboardingPage() {
  const user = useLoaderData<User | null>();
  const navigate = useNavigate();
  const [step, goTo] = useStep();
  const form = useForm<OnboardingAnswers>({ defaultValues: initialAnswers(user) });
  const { state } = useLocation();
  const [errors, setErrors] = useState<ValidationErrors>(() => validationErrorsOf(handedOver(state), form.getValues()));
  const [working, setWorking] = useState(false);
  const screen = useRef<HTMLFormElement>(null);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          saveAnswers(values, user);
          if (name) setErrors((before) => withoutPath(before, name));
        },
      }),
    [form, user],
  );

  useEffect(() => {
    if (step === STEPS.length - 1) fetchPlanner();
  }, [step]);
  useEffect(() => stopPlanner, []);

  const place = `${step} ${errors.length > 0}`;
  const seen = useRef(place);
  useEffect(() => {
    if (seen.current === place) return;
    seen.current = place;
    const invalid = screen.current?.querySelector<HTMLElement>(
      'input[aria-invalid], select[aria-invalid], [aria-invalid] input',
    );
    (invalid ?? screen.current?.querySelector<HTMLElement>('h2'))?.focus();
  }, [place]);

  const showErrors = (found: ValidationErrors) => {
    setErrors(found);
    const first = firstInvalidStep(found);
    if (first) goTo(first);
  };

  const toSignIn = (answers: OnboardingAnswers) => {
    saveAnswers(answers, null, { pending: true });
    return navigate('/login');
  };

  const complete = async () => {
    const answers = form.getValues();
    if (!user) return toSignIn(answers);
    setWorking(true);
    let news: SetupNews | null;
    try {
      news = await completeSetup(answers);
    } catch (error) {
      if (error instanceof RestError && error.status === 401) return toSignIn(answers);
      setWorking(false);
      window.alert(FAILED);
      if (error instanceof RestError) showErrors(validationErrorsOf(error.errors, answers));
      return undefined;
    }
    if (news) showToast(news);
    await refreshUser().catch(() => null);
    return navigate('/dashboard');
  };

  const errorAt = (path: string) => errors.find((error) => error.path === path)?.message;
  const homeless = errors.filter(({ path }) => stepOfPath(path) === 0);
  const invalid = new Set(errors.map(({ path }) => stepOfPath(path)));
  const shared = { form, errorAt, units: user ?? METRIC };
  const last = step === STEPS.length;

  return (
    <Frame
      aside={
        !user && (
          <Text tone="muted">
            <Question>Have an account? </Question>
            <TextLink as={Link} to="/login">
              Sign in
            </TextLink>
          </Text>
        )
      }
    >
      <PageTitle>{pageTitle('Onboarding')}</PageTitle>
      <Stack gap={3}>
        <Heading as="h1" size={7}>
          Set up {PRODUCT}
        </Heading>
        <Text tone="muted" aria-hidden>
          Step {step} of {STEPS.length}
        </Text>
        <ProgressBar value={(step / STEPS.length) * 100} label="Onboarding progress" />
        <StepList current={step} invalid={invalid} onChoose={goTo} />
      </Stack>
      <Card
        as="form"
        padding="large"
        ref={screen}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (last) void complete();
          else goTo(step + 1);
        }}
      >
        <Stack gap={8}>
          <StepHead step={step} />
          {errors.length > 0 && (
            <Notice
              tone="danger"
              icon={<IconAlertTriangle size={18} aria-hidden />}
              title="Some answers need another look."
            >
              {homeless.map(({ message }) => (
                <p key={message}>{message}</p>
              ))}
            </Notice>
          )}
          {step === 1 && <GoalStep {...shared} />}
          {step === 2 && <FitnessStep {...shared} />}
          <FormProvider {...form}>
            {step === 3 && <PreferenceFields errorAt={errorAt} />}
            {last && <ProfileStep {...shared} externalIdentity={user?.authProvider === 'google'} />}
          </FormProvider>
          {last && (
            <>
              <Divider />
              <PlanPreviewSection form={form} timeZone={user?.timeZone} goTo={goTo} />
            </>
          )}
          <Inline justify="between" gap={3} wrap={false}>
            <Button size="large" disabled={step === 1 || working} onClick={() => goTo(step - 1)}>
              Back
            </Button>
            <Button type="submit" size="large" tone="primary" busy={working}>
              {last ? 'Complete Setup' : 'Next'}
            </Button>
          </Inline>
        </Stack>
      </Card>
    </Frame>
  );
}
