import { PrivacyPage } from './routes/privacy/PrivacyPage.tsx';
import { showPage } from './showPage.tsx';

showPage(<PrivacyPage />);
