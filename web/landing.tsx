import { eraseKept } from './offline/eraseKept.ts';
import { LandingPage } from './routes/landing/LandingPage.tsx';
import { finishSignOut, forgetSignOut } from './routes/sessionEnd.ts';
import { showPage } from './showPage.tsx';
import { isSurelySignedOut } from './routes/site.ts';

const show = () => showPage(<LandingPage />);

// nobody is signed in: what was kept for reading offline was somebody's
if (isSurelySignedOut()) {
  void eraseKept();
  forgetSignOut();
}
void finishSignOut().then(show, show);
