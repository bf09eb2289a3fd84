import { Navigate } from 'react-router-dom';
import { LoadingScreen } from '../../design/feedback/loading-screen.tsx';

/**
 * Leads to another page, and fills the screen until its code is there: on an empty page the footer
 * would be in view, and jump away.
 */
export function LeadOn({ to }: { to: string }) {
  return (
    <>
      <Navigate to={to} replace />
      <LoadingScreen />
    </>
  );
}
