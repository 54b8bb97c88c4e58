import { FieldSkeleton } from '../../ui/FieldSkeleton.tsx';
import { Columns, Stack } from '../../ui/Layout.tsx';
import { Skeleton } from '../../ui/progress.tsx';
import { SignInFrame } from './SignInFrame.tsx';
import { SIGN_IN, SIGN_UP } from './signInTexts.ts';

const line = <Skeleton css={{ width: '9rem', height: '1.3125rem' }} />;
const button = <Skeleton css={{ height: '3rem' }} />;

/** As large as the form that is on its way, where there is no external sign-in. */
export function SignInSkeleton() {
  return (
    <SignInFrame {...SIGN_IN} isWaiting>
      <Stack role="status" aria-label="Loading the sign-in" aria-busy gap={5}>
        <FieldSkeleton />
        <FieldSkeleton />
        {line}
        {button}
      </Stack>
      {line}
    </SignInFrame>
  );
}

/** The same for a new account. */
export function SignUpSkeleton() {
  return (
    <SignInFrame {...SIGN_UP} isWaiting>
      <Stack role="status" aria-label="Loading the form" aria-busy gap={5}>
        <Columns gap={5}>
          <FieldSkeleton />
          <FieldSkeleton />
        </Columns>
        <FieldSkeleton />
        <FieldSkeleton hint />
        <FieldSkeleton />
        {button}
      </Stack>
      {line}
    </SignInFrame>
  );
}
