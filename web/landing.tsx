import { eraseKept } from './offline/eraseKept.ts';
import { LandingPage } from './routes/landing/LandingPage.tsx';
import { showPage } from './showPage.tsx';
import { isSurelySignedOut } from './routes/site.ts';

// nobody is signed in: what was kept for reading offline was somebody's
if (isSurelySignedOut()) void eraseKept();
showPage(<LandingPage />);
