import { LandingPage } from './routes/landing/LandingPage.tsx';
import { showPage } from './showPage.tsx';

showPage(<LandingPage />);
