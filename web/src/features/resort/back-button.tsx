import { ArrowLeft } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PATHS } from '../../shared/routes/paths.ts';
import { Button } from '../../design/actions/button.tsx';

/** History back (rules 1.7); to the home page for visitors who came straight here. */
export function BackButton() {
  const navigate = useNavigate();
  const location = useLocation();
  // React Router names the first entry of a visit 'default': no page of ours comes before it.
  const isFirst = location.key === 'default';
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<ArrowLeft aria-hidden />}
      onClick={() => {
        if (isFirst) void navigate(PATHS.home);
        else void navigate(-1);
      }}
    >
      Back
    </Button>
  );
}
